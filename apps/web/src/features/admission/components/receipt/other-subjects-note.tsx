import {
  type AppliedPoints,
  type LanguagePoints,
  OTHER_LANGUAGES,
  type OtherSubjects,
  otherSubjectsOf,
  type Programme,
} from '@lodestar/domain';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOtherSubjects } from '../../../../shared/programme/other-subjects.ts';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

/** What other languages and Applied Learning are good for here, folded: few pupils have them. */
export function OtherSubjectsNote({ programme }: { readonly programme: Programme }) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useOtherSubjects(open);
  const others = data === undefined ? undefined : otherSubjectsOf(data.file, programme);
  return (
    <details
      className="group mt-3 border-line border-y text-sm leading-snug"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-(--tap) cursor-pointer list-none items-center justify-between gap-2">
        {t('other.title')}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 stroke-[1.75] text-muted group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-3">
        {isError && <ErrorState title={t('other.failed')} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton className="h-24 rounded-2" />}
        {others === null && <p>{t('other.none')}</p>}
        {others && (
          <>
            <Kind subject="OLANG" standing={others.languages} />
            <Kind subject="APL" standing={others.applied} />
            <p className="text-muted text-xs">{t('other.enter')}</p>
            <Sources others={others} year={data?.file.entry_year ?? ''} />
          </>
        )}
      </div>
    </details>
  );
}

interface KindProps {
  readonly subject: 'OLANG' | 'APL';
  readonly standing: OtherSubjects['languages'] | OtherSubjects['applied'];
}

/** How subjects of a kind count and serve, and what their results are worth. */
function Kind({ subject, standing }: KindProps) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const { entrance, score, points } = standing;
  const isCounted = score !== 'no' && score !== 'unknown';
  return (
    <section>
      <p>
        <b className="font-strong">{shortName(subject, wording)}</b>
        {wording.marks.colon}
        {wording.sentences([t(`other.score.${score}`), t(`other.entrance.${entrance}`)])}
      </p>
      {points !== null && <Worth points={points} />}
      {isCounted && points === null && <p>{t('other.noPoints')}</p>}
    </section>
  );
}

const isApplied = (points: LanguagePoints | AppliedPoints): points is AppliedPoints => Array.isArray(points);

/** What each result is worth, a line for each language. */
function Worth({ points }: { readonly points: LanguagePoints | AppliedPoints }) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const worth = (result: string, value: number) =>
    t('other.worth', { result, points: wording.number(value) });
  if (isApplied(points)) {
    return (
      <p className="text-ink-2 text-xs leading-normal">
        {wording.list(points.map(([result, value]) => worth(gradeName(result, wording), value)))}
      </p>
    );
  }
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-ink-2 text-xs leading-normal">
      {OTHER_LANGUAGES.map((language) => {
        const printed = points[language];
        return (
          printed !== undefined && (
            <div key={language} className="contents">
              <dt>{shortName(language, wording)}</dt>
              <dd>{wording.list(printed.map(([result, value]) => worth(result, value)))}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function Sources({ others, year }: { readonly others: OtherSubjects; readonly year: number | string }) {
  const { t } = useTranslation('lists');
  const names = new Set([...others.languages.sources, ...others.applied.sources].map(({ name }) => name));
  return names.size === 0 ? null : (
    <p className="text-muted text-xs">{t('other.sources', { year, list: [...names].join('; ') })}</p>
  );
}
