import { jupasBandAt, levelName, splitTitle } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type ListedChoice, useListStanding } from '../model/use-list-standing.ts';
import { TOP_PROGRAMMES } from '../model/use-top-programmes.ts';
import { CheckLine } from './choice-check.tsx';
import { BandHeading } from './report-section.tsx';

/** The choices behind the first ones, one under the other in their bands, each with its level and what is to be looked at. */
export function OtherChoices() {
  const { t } = useTranslation('report');
  const { choices, loading, failed, retry } = useListStanding();
  const others = choices.slice(TOP_PROGRAMMES);
  if (others.length === 0) return null;
  return (
    <>
      {failed && (
        <div className="mt-3">
          <ErrorState title={t('top.failed')} onRetry={retry} />
        </div>
      )}
      <ChoiceRows choices={others} from={TOP_PROGRAMMES} loading={loading} />
    </>
  );
}

interface ChoiceRowsProps {
  readonly choices: readonly ListedChoice[];
  /** Rank of the first, from 0. */
  readonly from: number;
  readonly loading: boolean;
}

function ChoiceRows({ choices, from, loading }: ChoiceRowsProps) {
  const ranked = choices.map((choice, index) => ({
    choice,
    rank: from + index,
    band: jupasBandAt(from + index),
  }));
  return [...new Set(ranked.map(({ band }) => band))].map((band) => {
    const rows = ranked.filter((row) => row.band === band);
    const first = rows[0]?.rank ?? from;
    return (
      <section key={band}>
        {(first === 0 || jupasBandAt(first - 1) !== band) && <BandHeading band={band} />}
        <ol start={first + 1}>
          {rows.map(({ choice, rank }) => (
            <ChoiceLine key={choice.code} choice={choice} rank={rank} loading={loading} />
          ))}
        </ol>
      </section>
    );
  });
}

interface ChoiceLineProps {
  readonly choice: ListedChoice;
  readonly rank: number;
  readonly loading: boolean;
}

function ChoiceLine({ choice, rank, loading }: ChoiceLineProps) {
  const { t, language } = useWording();
  const { code, programme, level, items } = choice;
  const title =
    programme === null ? t('programme.placeholder', { code }) : splitTitle(titleIn(programme, language)).main;
  return (
    <li className="grid min-h-13 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b py-2 text-sm leading-snug print:min-h-0 print:break-inside-avoid print:py-1">
      <span aria-hidden="true" className="font-display text-xl leading-none">
        {rank + 1}
      </span>
      <div className="min-w-0">
        <p className="text-xs">
          <b className="font-strong tracking-code">{code}</b>{' '}
          {programme !== null && (
            <span className="text-muted">{t(`institution.${programme.institution}`)}</span>
          )}
        </p>
        {loading && programme === null ? <Skeleton className="mt-1 h-4 w-4/5" /> : <p>{title}</p>}
        <div className="mt-0.5">
          <CheckLine items={items} />
        </div>
      </div>
      {level !== null && (
        <LevelBadge
          level={level.classification}
          name={levelName(level.classification, level.reason, language)}
        />
      )}
      {loading && level === null && <Skeleton className="h-6 w-20" />}
    </li>
  );
}
