import { chartStyles, drawChart, type Layout, type Palette, roles } from '@workshop/charts';
import { readFileSync } from 'node:fs';
import { type Changes, changesPage, changesTitle } from './changes.ts';
import { html, Markup } from './html.ts';
import { dateText, figure, type Made, page, plural } from './page.ts';
import { type PathRecord, shotPath, type Size, sizes, slug, type UnitRecord } from './record.ts';

/** Everything one run has found out. */
export interface Run extends Made {
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
  readonly machines: readonly MachineRun[];
  readonly changes: Changes;
}

export interface MachineRun {
  readonly noun: string;
  /** What the visitor gets from it, in a sentence or two. */
  readonly purpose: string;
  readonly layout: Layout;
  /** Every combination of states it can be in, as `stateText` writes it, in the order in which it is reached. */
  readonly situations: readonly Situation[];
  /** Set where it is met on one kind of screen only. */
  readonly only?: Size;
  /** Undefined if its machine tests did not get that far. */
  readonly unit: UnitRecord | undefined;
  readonly tests: readonly UnitTest[];
  readonly paths: readonly PathRecord[];
  /** The pictures that were taken, by `shotPath`. */
  readonly shots: ReadonlySet<string>;
  readonly golden: string;
  readonly survivors: readonly Survivor[];
}

export interface Situation {
  readonly name: string;
  /** What the chart says of the innermost states in it. */
  readonly descriptions: readonly string[];
}

/** A test of `tests/machines`. */
export interface UnitTest {
  readonly name: string;
  readonly passed: boolean;
  readonly milliseconds: number;
  /** What it says when it has failed. */
  readonly message?: string;
}

/** A mutant that no test has noticed. */
export interface Survivor {
  /** File and line, or what `survivors.md` says of the place. */
  readonly where: string;
  readonly mutant: string;
  /** Why it may survive, if that is known. */
  readonly reason?: string;
}

type Level = 'both' | 'unit' | 'browser' | 'none';

/** By which tests each state and each transition was covered, by the ids of the chart; the machine itself left out. */
export function coverageOf({ layout, unit, paths }: MachineRun): {
  readonly states: ReadonlyMap<string, Level>;
  readonly transitions: ReadonlyMap<string, Level>;
} {
  const passed = paths.flatMap(({ steps }) =>
    steps.filter(({ milliseconds }) => milliseconds !== undefined),
  );
  const level = (ids: readonly string[], inUnit: readonly string[], seen: readonly string[]) => {
    const [unit, browser] = [new Set(inUnit), new Set(seen)];
    return new Map(
      ids.map((id): [string, Level] => [
        id,
        unit.has(id) ? (browser.has(id) ? 'both' : 'unit') : browser.has(id) ? 'browser' : 'none',
      ]),
    );
  };
  return {
    states: level(
      layout.states.slice(1).map(({ id }) => id),
      unit?.states ?? [],
      [...paths.flatMap(({ start }) => start), ...passed.flatMap(({ states }) => states)],
    ),
    transitions: level(
      layout.bundles.flatMap(({ transitions }) => transitions.map(({ id }) => id)),
      unit?.transitions ?? [],
      passed.flatMap(({ transitions }) => transitions),
    ),
  };
}

/** The stylesheet of all pages, `atlas.css`. */
export function stylesheet({
  light,
  dark,
}: {
  readonly light: Palette;
  readonly dark: Palette;
}): string {
  const rules = readFileSync(new URL('atlas.css', import.meta.url), 'utf8');
  const palette = (colours: Palette) =>
    roles.map((role) => `  --${role}: ${colours[role]};`).join('\n');
  return `:root {\n${palette(light)}\n}\n@media (prefers-color-scheme: dark) {\n:root {\n${palette(dark)}\n}\n}\n${rules}\n${chartStyles}`;
}

/** The pages of the atlas: file name to HTML. They refer to `atlas.css`, and to the pictures beside them. */
export function pages(run: Run): ReadonlyMap<string, string> {
  return new Map([
    ['index.html', summary(run)],
    ['changes.html', changesPage(run)],
    ...run.machines.map((machine, index): [string, string] => [
      `${machine.noun}.html`,
      machinePage(run, machine, run.machines[index - 1], run.machines[index + 1]),
    ]),
  ]);
}

/** Whether everything that was tried has gone well. */
export function isSound({ machines }: Run): boolean {
  return machines.every(
    ({ tests, paths, unit }) =>
      unit !== undefined &&
      tests.every(({ passed }) => passed) &&
      paths.every(({ result }) => result === 'passed'),
  );
}

interface Figures {
  readonly states: number;
  readonly statesUnit: number;
  readonly statesBrowser: number;
  readonly transitions: number;
  readonly transitionsUnit: number;
  readonly transitionsBrowser: number;
  readonly paths: number;
  readonly pathsFailed: number;
  readonly tests: number;
  readonly testsFailed: number;
  readonly shots: number;
}

function figuresOf(machine: MachineRun): Figures {
  const { states, transitions } = coverageOf(machine);
  const count = (levels: ReadonlyMap<string, Level>, ...which: Level[]) =>
    [...levels.values()].filter((level) => which.includes(level)).length;
  return {
    states: states.size,
    statesUnit: count(states, 'both', 'unit'),
    statesBrowser: count(states, 'both', 'browser'),
    transitions: transitions.size,
    transitionsUnit: count(transitions, 'both', 'unit'),
    transitionsBrowser: count(transitions, 'both', 'browser'),
    paths: machine.paths.length,
    pathsFailed: failuresOf(machine).length,
    tests: machine.tests.length,
    testsFailed: machine.tests.filter(({ passed }) => !passed).length,
    shots: machine.situations.flatMap(({ name }) => shotsOf(machine, name)).length,
  };
}

function failuresOf({ paths }: MachineRun): PathRecord[] {
  return paths.filter(({ result }) => result !== 'passed');
}

function shotsOf({ noun, shots }: MachineRun, situation: string): { size: Size; file: string }[] {
  return (['phone', 'desktop'] as const)
    .map((size) => ({ size, file: shotPath(noun, situation, size) }))
    .filter(({ file }) => shots.has(file));
}

function summary(run: Run): string {
  const { machines, date, commit, milliseconds } = run;
  const rows = machines.map((machine) => ({ machine, figures: figuresOf(machine) }));
  const sum = (name: keyof Figures) =>
    rows.reduce((total, { figures }) => total + figures[name], 0);
  const failing = machines.filter(
    (machine) => failuresOf(machine).length > 0 || machine.tests.some(({ passed }) => !passed),
  );
  return page(
    'State atlas',
    run,
    html`<header class="night">
        <div class="page">
          <p class="over">State atlas</p>
          <h1>Every state the site can be in</h1>
          <p class="lead">
            Each behaviour of the site is a statechart. This is what the tests of one run saw of all
            of them: every state with its picture, every transition, every path.
          </p>
          <dl class="figures">
            ${figure(machines.length, 'machines')}
            ${figure(`${sum('statesUnit')} of ${sum('states')}`, 'states entered by the machine tests')}
            ${figure(`${sum('transitionsUnit')} of ${sum('transitions')}`, 'transitions taken by the machine tests')}
            ${figure(`${sum('statesBrowser')} of ${sum('states')}`, 'states seen in a browser')}
            ${figure(`${sum('transitionsBrowser')} of ${sum('transitions')}`, 'transitions taken in a browser')}
            ${figure(`${sum('paths') - sum('pathsFailed')} of ${sum('paths')}`, 'paths through the built site passed')}
            ${figure(`${sum('tests') - sum('testsFailed')} of ${sum('tests')}`, 'machine tests passed')}
            ${figure(sum('shots'), 'pictures of states')}
          </dl>
          <p class="run">
            ${dateText(date)} · commit <code>${commit}</code> · ${durationText(milliseconds)}
          </p>
        </div>
      </header>
      <main class="page">
        ${
          failing.length > 0
            ? html`<section class="alarm">
                <h2>What failed</h2>
                <ul>
                  ${failing.map(
                    (machine) =>
                      html`<li>
                        <a href="${machine.noun}.html#failures">${machine.noun}</a>:
                        ${[
                          plural(failuresOf(machine).length, 'path'),
                          plural(
                            machine.tests.filter(({ passed }) => !passed).length,
                            'machine test',
                          ),
                        ]
                          .filter(Boolean)
                          .join(' and ')}
                      </li>`,
                  )}
                </ul>
              </section>`
            : html`<p class="fine">Everything that was tried has passed.</p>`
        }
        <p><a href="changes.html">${changesTitle(run.changes)}</a></p>
        <h2>The machines</h2>
        <p class="legend">${legendText()}</p>
        <div class="wide">
          <table class="machines">
            <thead>
              <tr>
                <th scope="col">Machine</th>
                <th scope="col">States</th>
                <th scope="col">Transitions</th>
                <th scope="col">Paths</th>
                <th scope="col">Pictures</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(({ machine, figures }) => {
                const { states, transitions } = coverageOf(machine);
                return html`<tr>
                  <th scope="row">
                    <a href="${machine.noun}.html">${machine.noun}</a
                    ><span class="purpose">${machine.purpose}</span>
                  </th>
                  <td>${meter(states)}</td>
                  <td>${meter(transitions)}</td>
                  <td>
                    ${
                      figures.pathsFailed + figures.testsFailed > 0
                        ? html`<a class="bad" href="${machine.noun}.html#failures"
                            >${figures.pathsFailed} of ${figures.paths} failed</a
                          >`
                        : figures.paths === 0
                          ? 'none walked'
                          : html`${figures.paths} passed`
                    }
                  </td>
                  <td>${figures.shots}</td>
                </tr>`;
              })}
            </tbody>
          </table>
        </div>
      </main>`,
  );
}

/** A bar in the colours of the charts, with its numbers. */
function meter(levels: ReadonlyMap<string, Level>): Markup {
  const all = [...levels.values()];
  const count = (...which: Level[]) => all.filter((level) => which.includes(level)).length;
  const [both, partly, none] = [count('both'), count('unit', 'browser'), count('none')];
  const words = [
    `${both} of ${all.length}`,
    partly > 0 ? `${partly} at one level` : '',
    none > 0 ? `${none} not covered` : '',
  ];
  return html`<span class="meter" aria-hidden="true"
      >${(
        [
          ['covered', both],
          ['partly', partly],
          ['uncovered', none],
        ] as const
      ).map(([kind, amount]) =>
        amount > 0 ? html`<span class="${kind}" style="flex:${amount}"></span>` : '',
      )}</span
    ><span class="count">${words.filter(Boolean).join(', ')}</span>`;
}

function legendText(): Markup {
  return html`<span class="key covered">covered by the machine tests and in a browser</span>
    <span class="key partly">by one of the two</span>
    <span class="key uncovered">not covered by this run</span>`;
}

function machinePage(
  run: Run,
  machine: MachineRun,
  previous: MachineRun | undefined,
  next: MachineRun | undefined,
): string {
  const { noun, purpose, layout, situations, tests, paths, golden, survivors } = machine;
  const { states, transitions } = coverageOf(machine);
  const figures = figuresOf(machine);
  const failures = failuresOf(machine);
  const fallen = tests.filter(({ passed }) => !passed);
  const all = [...states, ...transitions];
  const marked = (...which: Level[]) =>
    all.filter(([, level]) => which.includes(level)).map(([id]) => id);
  const drawing = drawChart(layout, {
    covered: marked('both'),
    partly: marked('unit', 'browser'),
    uncovered: marked('none'),
  });
  const lacking = all.filter(([, level]) => level !== 'both');
  return page(
    `${noun}, state atlas`,
    run,
    html`<header class="night">
        <div class="page">
          <nav aria-label="Atlas" class="crumbs">
            <a href="index.html">State atlas</a>${
              previous && html` <a href="${previous.noun}.html" rel="prev">← ${previous.noun}</a>`
            }${next && html` <a href="${next.noun}.html" rel="next">${next.noun} →</a>`}
          </nav>
          <h1>${noun}</h1>
          <p class="lead">${purpose}</p>
          <dl class="figures">
            ${figure(figures.states, 'states')} ${figure(figures.transitions, 'transitions')}
            ${figure(`${figures.paths - figures.pathsFailed} of ${figures.paths}`, 'paths passed')}
            ${figure(`${figures.tests - figures.testsFailed} of ${figures.tests}`, 'machine tests passed')}
            ${figure(figures.shots, 'pictures of states')}
          </dl>
          <nav aria-label="On this page" class="contents">
            ${failures.length + fallen.length > 0 && html`<a href="#failures">What failed</a> `}<a
              href="#chart"
              >Chart</a
            >
            <a href="#states">States</a> <a href="#paths">Paths</a>
            <a href="#tests">Machine tests</a> <a href="#golden">Golden text</a>${
              survivors.length > 0 && html` <a href="#survivors">Mutants</a>`
            }
          </nav>
        </div>
      </header>
      <main class="page">
        ${
          failures.length + fallen.length > 0 &&
          html`<section id="failures" class="alarm">
            <h2>What failed</h2>
            ${failures.map((path) => failed(machine, path))}${fallen.map(
              ({ name, message }) =>
                html`<article class="failure">
                  <h3>${name}</h3>
                  <pre>${message ?? ''}</pre>
                </article>`,
            )}
          </section>`
        }
        <section id="chart">
          <h2>Chart</h2>
          <p class="legend">${legendText()}</p>
          <div class="wide drawing" role="region" aria-label="Chart" tabindex="0">
            ${new Markup(drawing)}
          </div>
          ${
            lacking.length === 0
              ? html`<p class="fine">
                  Every state was entered and every transition taken, by the machine tests and in a
                  browser.
                </p>`
              : html`<h3>Not covered at both levels</h3>
                  <ul class="lacking">
                    ${lacking.map(
                      ([id, level]) =>
                        html`<li class="${level === 'none' ? 'uncovered' : 'partly'}">
                          <code>${titleOf(layout, id)}</code> ${
                            level === 'none'
                              ? 'was not covered by this run'
                              : level === 'unit'
                                ? 'by the machine tests only'
                                : 'in a browser only'
                          }
                        </li>`,
                    )}
                  </ul>`
          }
        </section>
        <section id="states">
          <h2>States</h2>
          ${machine.only && html`<p>It exists only on ${machine.only === 'phone' ? 'small' : 'wide'} screens, so it is shown at ${dimensions(machine.only)} only.</p>`}
          ${situations.map((situation) => stateCard(machine, situation))}
        </section>
        <section id="paths">
          <h2>Paths through the built site</h2>
          ${paths.length === 0 && html`<p>No path was walked in this run.</p>`}
          <div class="paths">${paths.map((path) => pathRow(machine, path))}</div>
        </section>
        <section id="tests">
          <h2>Machine tests</h2>
          <p>
            ${machine.unit ? html`${machine.unit.paths} generated paths were played against the running machine with a clock of its own.` : 'They did not get as far as to say what they covered.'}
          </p>
          <div class="wide">
            <table>
              <thead>
                <tr>
                  <th scope="col">Guarantee</th>
                  <th scope="col">Result</th>
                  <th scope="col">Time</th>
                </tr>
              </thead>
              <tbody>
                ${tests.map(
                  ({ name, passed, milliseconds }) =>
                    html`<tr>
                      <td>${name}</td>
                      <td>${verdict(passed)}</td>
                      <td class="number">${durationText(milliseconds)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
        </section>
        <section id="golden">
          <h2>Golden text</h2>
          <p>
            What the machine does after every event of every path, as reviewed by a person and
            compared by the machine tests.
          </p>
          <details>
            <summary>
              ${plural(golden.split('\n').length, 'line')} of
              <code>tests/machines/goldens/${noun}.txt</code>
            </summary>
            <pre tabindex="0">${golden}</pre>
          </details>
        </section>
        ${
          survivors.length > 0 &&
          html`<section id="survivors">
            <h2>Mutants that survived</h2>
            <p>Changes of the machine that no test noticed.</p>
            <div class="wide">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Where</th>
                    <th scope="col">Mutant</th>
                    <th scope="col">Why nothing can notice it</th>
                  </tr>
                </thead>
                <tbody>
                  ${survivors.map(
                    ({ where, mutant, reason }) =>
                      html`<tr>
                        <td>${where}</td>
                        <td><code>${mutant}</code></td>
                        <td>${reason ?? 'not explained yet'}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
          </section>`
        }
      </main>`,
  );
}

function stateCard(machine: MachineRun, { name, descriptions }: Situation): Markup {
  const shots = shotsOf(machine, name);
  const missing = (['phone', 'desktop'] as const).filter(
    (size) =>
      (machine.only === undefined || machine.only === size) &&
      !shots.some((shot) => shot.size === size),
  );
  return html`<article class="state" id="state-${slug(name)}">
    <h3>${name}</h3>
    ${descriptions.map((text) => html`<p>${text}</p>`)}
    <div class="shots">
      ${shots.map(
        ({ size, file }) =>
          html`<figure class="${size}">
            <a href="${file}"
              ><img
                src="${file}"
                alt="${name}, ${size}"
                width="${sizes[size].width}"
                height="${sizes[size].height}"
                loading="lazy"
            /></a>
            <figcaption>${dimensions(size)}</figcaption>
          </figure>`,
      )}
    </div>
    ${missing.length > 0 && html`<p class="note">${missing.length === 2 || machine.only ? 'No page was seen in this state in this run.' : `Not seen at ${missing.map(dimensions).join(' or ')} in this run.`}</p>`}
  </article>`;
}

function pathRow(machine: MachineRun, path: PathRecord): Markup {
  const time = path.steps.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0);
  return html`<details class="${path.result}">
    <summary>
      ${verdict(path.result === 'passed')}<span class="name">${pathName(machine, path)}</span
      ><span class="size">${path.size}</span
      ><span class="time">${plural(path.steps.length, 'step')}, ${durationText(time)}</span>
    </summary>
    ${stepList(path)}
  </details>`;
}

function stepList({ steps, failure }: PathRecord): Markup {
  return html`<ol>
    ${steps.map(
      ({ event, state, milliseconds }, index) =>
        html`<li
          class="${failure?.step === index ? 'failed' : milliseconds === undefined ? 'ahead' : 'passed'}"
        >
          <code>${event}</code> → <strong>${state}</strong>${
            milliseconds !== undefined &&
            html` <span class="time">${durationText(milliseconds)}</span>`
          }${failure?.step === index && html` <span class="bad">failed here</span>`}
        </li>`,
    )}
  </ol>`;
}

function failed(machine: MachineRun, path: PathRecord): Markup {
  const { failure, steps, size } = path;
  const at = failure?.step ?? steps.findIndex(({ milliseconds }) => milliseconds === undefined);
  const step = steps[at];
  const before = steps[at - 1]?.state;
  return html`<article class="failure">
    <h3>${pathName(machine, path)}</h3>
    <dl>
      <div>
        <dt>Step</dt>
        <dd>
          ${at + 1} of ${steps.length}:
          <code>${step?.event ?? ''}</code
          >${before !== undefined && html` in <strong>${before}</strong>`}
        </dd>
      </div>
      <div>
        <dt>Expected</dt>
        <dd><strong>${step?.state ?? ''}</strong></dd>
      </div>
      <div>
        <dt>Seen</dt>
        <dd>
          ${
            failure?.seen === undefined
              ? 'The test ran out of time, and nothing could be seen any more.'
              : failure.seen.length > 0
                ? html`<strong>${failure.seen.join(', ')}</strong>`
                : 'The page looks like none of the machine’s states.'
          }
        </dd>
      </div>
      <div>
        <dt>Window</dt>
        <dd>${dimensions(size)}</dd>
      </div>
    </dl>
    ${failure && html`<pre tabindex="0">${failure.message}</pre>`}
    ${
      failure?.shot !== undefined &&
      html`<figure class="${size}">
        <a href="${failure.shot}"
          ><img
            src="${failure.shot}"
            alt="The page when it failed"
            width="${sizes[size].width}"
            height="${sizes[size].height}"
        /></a>
        <figcaption>The page when it failed</figcaption>
      </figure>`
    }
    ${stepList(path)}
  </article>`;
}

/** `closed | menu.closed --menu.toggle--> menu.open.pinned` reads `closed: menu.toggle → open.pinned`. */
function pathName({ noun }: MachineRun, { name }: PathRecord): Markup {
  const [from = '', taken = ''] = name.split(' | ');
  return html`<strong>${from}</strong>:
    ${taken
      .split(' + ')
      .map((one) => {
        const [, event = '', to = ''] = /^\S+ --(.*)--> (.*)$/.exec(one) ?? [];
        return `${event.replace(/^xstate\./, '')} → ${to.replaceAll(`${noun}.`, '')}`;
      })
      .join('; ')}`;
}

/** A state by its id, a transition in words. */
function titleOf({ bundles }: Layout, id: string): string {
  const labels = bundles.flatMap(({ transitions }) => transitions);
  return labels.find((label) => label.id === id)?.title ?? id;
}

function verdict(passed: boolean): Markup {
  return passed ? html`<span class="good">passed</span>` : html`<span class="bad">failed</span>`;
}

function dimensions(size: Size): string {
  return `${sizes[size].width} × ${sizes[size].height}`;
}

/** In the unit a person would choose. */
function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}
