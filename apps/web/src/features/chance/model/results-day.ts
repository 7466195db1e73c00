import type { ChangeWindow } from '@lodestar/domain';

type RouteKey = 'clearing' | 'direct' | 'subDegree' | 'selfFinanced' | 'flexible' | 'retake';

interface ResultsDay {
  readonly entry_year: number;
  readonly checked_on: string;
  readonly window: ChangeWindow;
  readonly routes: readonly { readonly key: RouteKey; readonly link: string }[];
}

const files = import.meta.glob<ResultsDay>('../../../../../../data/results-day.json', {
  import: 'default',
  eager: true,
});

/** The window of the cycle held, and the routes if nothing comes: in the page, so that a drill needs no network. */
export function resultsDay(): ResultsDay {
  const [day] = Object.values(files);
  if (day === undefined) throw new Error('the days of results are not in this build');
  return day;
}
