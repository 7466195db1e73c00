import {
  beginDrill,
  type Catalogue,
  type ChangeWindow,
  type DrillEvent,
  type DrillRefusal,
  type Grades,
  newOnList,
  stepDrill,
} from '@lodestar/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChances } from '../../../shared/chance/use-chances.ts';
import type { OwnList } from '../model/use-own-list.ts';
import { DrillSteps } from './drill-steps.tsx';

const NONE: readonly string[] = [];

/** Results day as an exercise: nothing is sent anywhere. */
export function DrillPart({ own, gradesPath }: { readonly own: OwnList; readonly gradesPath: string }) {
  const { t } = useTranslation('chance');
  const { catalogue, grades, codes } = own;
  const [begun, begin] = useState(() => beginDrill(codes));
  const [refusal, setRefusal] = useState<DrillRefusal | null>(null);
  const drill = begun.confirmed.length === 0 ? beginDrill(codes) : begun;
  const moves = useMemo(
    () => ({ candidates: catalogue === null ? NONE : candidatesFor(catalogue, grades, drill.list) }),
    [catalogue, grades, drill.list],
  );
  const chances = useChances({ catalogue, grades, codes: drill.list, moves });
  const send = (event: DrillEvent) => {
    const outcome = stepDrill(drill, event);
    setRefusal(outcome.kind === 'refused' ? outcome.reason : null);
    if (outcome.kind === 'moved') begin(outcome.drill);
  };
  const { window } = resultsDay();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <section aria-labelledby="chance-day">
        <h2 id="chance-day">{t('day.title')}</h2>
        <p className="mt-1 text-ink-2 text-sm leading-snug">{t('day.hint')}</p>
        <p className="mt-2 text-muted text-xs leading-snug">{t('day.window', { ...window })}</p>
        <DrillSteps
          drill={drill}
          fresh={newOnList(drill)}
          chances={chances}
          refusal={refusal}
          gradesPath={gradesPath}
          titleOf={(code) => catalogue?.find(code) ?? null}
          onEvent={send}
          onAgain={() => {
            setRefusal(null);
            begin(beginDrill(codes));
          }}
        />
      </section>
      <OtherRoutes />
    </div>
  );
}

/** Ways on if no choice is offered: where to read of each, and when that was checked; no odds. */
function OtherRoutes() {
  const { t } = useTranslation('chance');
  const { routes, checked_on } = resultsDay();
  return (
    <section aria-labelledby="chance-routes" className="print:hidden">
      <h2 id="chance-routes">{t('routes.title')}</h2>
      <p className="mt-1 text-ink-2 text-sm leading-snug">{t('routes.lead')}</p>
      <ul className="mt-2">
        {routes.map(({ key, link }) => (
          <li key={key} className="border-line border-b py-3 text-sm leading-snug">
            <a href={link} target="_blank" rel="noreferrer" className="font-medium">
              {t(`routes.${key}.title`)}
            </a>
            <p className="text-ink-2">{t(`routes.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">{t('routes.checked', { date: checked_on })}</p>
    </section>
  );
}

const SAFE_FROM = 5;
const MOST = 14;

/** Programmes of the fields already chosen that the grades carry well: what may be put at the end of a list. */
function candidatesFor(catalogue: Catalogue, grades: Grades, codes: readonly string[]): readonly string[] {
  const fields = new Set(codes.map((code) => catalogue.find(code)?.category));
  const levels = catalogue.levels(grades);
  return catalogue.programmes
    .map(({ code, category }, place) => ({ code, category, level: levels[place]?.classification ?? -1 }))
    .filter(
      ({ code, category, level }) => level >= SAFE_FROM && fields.has(category) && !codes.includes(code),
    )
    .sort((one, other) => other.level - one.level)
    .slice(0, MOST)
    .map(({ code }) => code);
}

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
function resultsDay(): ResultsDay {
  const [day] = Object.values(files);
  if (day === undefined) throw new Error('the days of results are not in this build');
  return day;
}
