import type { AnyActorRef } from 'xstate';
import { mask } from './mask.ts';
import type { EventData, InspectionMessage, SnapshotData } from './protocol.ts';
import type { Happening } from './registry.ts';

/** The protocol's version that the messages follow: that of `@statelyai/inspect`. */
const version = '0.7.2';

/**
 * Turns what happened into a message.
 * @param sealed names of what a visitor has typed, which is hidden; none hides nothing.
 */
export function messageOf(
  happening: Happening,
  sealed: ReadonlySet<string> = new Set(),
): InspectionMessage {
  const { actor, rootId } = happening;
  const shown = (value: unknown): unknown => mask(value, sealed);
  const eventOf = (event: unknown) => shown(plain(event)) as EventData;
  const snapshotOf = (snapshot: unknown): SnapshotData => {
    const { value, ...data } = plain(snapshot) as SnapshotData;
    // A machine's state stands under the name of what a visitor types into a field.
    return { ...(shown(data) as SnapshotData), value };
  };
  const base = {
    sessionId: actor.sessionId,
    rootId,
    createdAt: String('time' in happening ? happening.time : Date.now()),
    _version: version,
  };
  switch (happening.type) {
    case 'actor':
      return {
        ...base,
        type: '@xstate.actor',
        name: happening.name,
        parentId: happening.parent?.sessionId,
        definition: definitionOf(actor),
        snapshot: snapshotOf(actor.getSnapshot()),
        _takesEvents: true,
      };
    case 'event':
      return {
        ...base,
        type: '@xstate.event',
        sourceId: happening.source?.sessionId,
        event: eventOf(happening.event),
      };
    case 'snapshot':
      return {
        ...base,
        type: '@xstate.snapshot',
        event: eventOf(happening.event),
        snapshot: snapshotOf(happening.snapshot),
        _transitions: happening.transitions,
      };
  }
}

/** The chart of a machine's actor as JSON: its config, functions by their names. Undefined for other actors. */
function definitionOf(actor: AnyActorRef): string | undefined {
  const { logic } = actor as { logic?: { config?: unknown } };
  // Other logic has its creator under this name.
  return typeof logic?.config === 'object' ? definitionText(logic.config) : undefined;
}

/** A machine's config as the JSON that inspectors are told. */
export function definitionText(config: unknown): string {
  return JSON.stringify(config, replaceFunctions);
}

function replaceFunctions(name: string, value: unknown): unknown {
  // Shared by several actions, it has another name in every build.
  if (name === 'params' && typeof value === 'function') return undefined;
  return typeof value === 'function' ? { ...value, type: value.name } : value;
}

/** Below this many levels data is cut off. */
const deepest = 12;

/** A copy that a message can carry. What JSON cannot hold is named instead. */
function plain(value: unknown): unknown {
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _name, part: unknown) {
    // The way down to here; what was beside it is no ancestor.
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (typeof part === 'function') return `ƒ ${part.name}`;
    if (typeof part === 'bigint' || typeof part === 'symbol') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (part instanceof Error) return { name: part.name, message: part.message };
    if (part instanceof Node) return `<${part.nodeName.toLowerCase()}>`;
    if (part instanceof File) return { name: part.name, size: part.size };
    if (above.includes(part)) return '(circular)';
    if (above.length > deepest) return '…';
    above.push(part);
    return part;
  });
  return text === undefined ? {} : JSON.parse(text);
}
