import { beginDrill, type DrillEvent, type DrillRefusal, newOnList, stepDrill } from '@lodestar/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChances } from '../../../shared/chance/use-chances.ts';
import { candidatesFor } from '../model/candidates.ts';
import { resultsDay } from '../model/results-day.ts';
import type { OwnList } from '../model/use-own-list.ts';
import { DrillSteps } from './drill-steps.tsx';
import { OtherRoutes } from './other-routes.tsx';

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
