/**
 * What a page and an inspector say to each other: the protocol of `@statelyai/inspect` 0.7 as plain data. Names with
 * an underscore, and `@inspector.send`, are ours; other inspectors pass over them.
 */
interface Base {
  /** The actor's, unique on the page. */
  readonly sessionId: string;
  readonly rootId: string | undefined;
  /** Milliseconds since the epoch, as text. */
  readonly createdAt: string;
  /** The protocol's version. */
  readonly _version: string;
}

export interface EventData {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A snapshot as JSON. Machines have a value, tags, context and children; promises and callbacks an input. */
export interface SnapshotData {
  readonly status?: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: unknown;
  readonly context?: unknown;
  readonly tags?: readonly string[];
  readonly [name: string]: unknown;
}

export interface ActorMessage extends Base {
  readonly type: '@xstate.actor';
  readonly name: string;
  readonly parentId: string | undefined;
  /** A machine's config as JSON. */
  readonly definition: string | undefined;
  readonly snapshot: SnapshotData;
  /** Whether the page takes events for it from an inspector of its own origin. */
  readonly _takesEvents?: true;
}

export interface EventMessage extends Base {
  readonly type: '@xstate.event';
  readonly sourceId: string | undefined;
  readonly event: EventData;
}

export interface SnapshotMessage extends Base {
  readonly type: '@xstate.snapshot';
  readonly event: EventData;
  readonly snapshot: SnapshotData;
  /** Ids of the transitions taken, as the chart names them: `<source id>#<event>#<index>`. */
  readonly _transitions?: readonly string[];
}

export type InspectionMessage = ActorMessage | EventMessage | SnapshotMessage;

/** What an inspector answers when it is ready. */
export const connected = '@statelyai.connected';
/** What a page says when it leaves. */
export const disconnected = '@statelyai.disconnected';

/** Asks the page to send an event to one of its actors; a page takes it from an inspector of its own origin only. */
export interface SendMessage {
  readonly type: '@inspector.send';
  readonly sessionId: string;
  readonly event: EventData;
}
