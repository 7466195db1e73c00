import type { Level } from '@lodestar/domain';
import { levelStretches } from '../model/example-curve.ts';

const STRETCHES = levelStretches();

/** The nine levels as a strip cut at their real thresholds, the one in question named beside it. */
export function ExampleLevelScale({ level, name, at }: { level: Level; name: string; at: number }) {
  return (
    <>
      <div className="absolute inset-y-0 start-[calc(100%+0.5rem)] w-2.5">
        {STRETCHES.map(({ level: step, from, to }) => (
          <span
            key={step}
            data-level={step}
            className="absolute inset-x-0 rounded-[1px] border-surface border-y bg-level"
            style={{ bottom: `${from}%`, height: `${to - from}%` }}
          />
        ))}
      </div>
      <span
        data-level={level}
        className="absolute start-[calc(100%+1.5rem)] translate-y-1/2 whitespace-nowrap font-strong text-level-ink text-xs leading-none"
        style={{ bottom: `${at}%` }}
      >
        {name}
      </span>
    </>
  );
}
