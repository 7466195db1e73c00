import type { ReactNode } from 'react';
import { WholeWords } from '../../../../shared/ui/whole-words.tsx';

interface ChartPartProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly finding?: ReactNode;
}

/** A chart with what it shows beside it. */
export function ChartPart({ title, chart, finding }: ChartPartProps) {
  return (
    <>
      <h2 className="mb-5 text-2xl">
        <WholeWords text={title} />
      </h2>
      <div className={finding ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}>
        {chart}
        {finding}
      </div>
    </>
  );
}
