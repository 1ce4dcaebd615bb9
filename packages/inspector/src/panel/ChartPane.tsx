import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Chart, drawChart } from '@workshop/charts';
import { layoutFor } from './charts.ts';
import { activeStates } from './states.ts';

/** The statechart of an actor, its active states lit and the transitions taken last traced. */
export function ChartPane(props: {
  definition: string;
  chart: Chart;
  value: unknown;
  transitions: readonly string[];
}) {
  const { definition, chart, value, transitions } = props;
  const layout = use(layoutFor(definition, chart));
  const box = useRef<HTMLDivElement>(null);
  // On a phone a whole chart is too small to be read.
  const [isWhole, setIsWhole] = useState(() => matchMedia('(width >= 820px)').matches);
  const markup = useMemo(() => {
    const active = activeStates(chart, value)
      .filter(({ id }) => id !== chart.root.id)
      .map(({ id }) => id);
    return { __html: drawChart(layout, { active, last: transitions }) };
  }, [chart, layout, value, transitions]);
  useLayoutEffect(() => {
    // What is lit comes into sight when the chart is larger than its pane.
    if (!isWhole && markup)
      box.current
        ?.querySelector('.is-active:not(.compound)')
        ?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [markup, isWhole]);
  return (
    <>
      <div
        ref={box}
        className={isWhole ? 'drawing whole' : 'drawing'}
        tabIndex={0}
        role="group"
        aria-label={`Chart of ${chart.id}`}
        dangerouslySetInnerHTML={markup}
      />
      <button
        type="button"
        className="button corner"
        aria-pressed={!isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        100%
      </button>
    </>
  );
}
