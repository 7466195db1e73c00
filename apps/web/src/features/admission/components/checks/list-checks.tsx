import { BAND_SIZE, type FindingId, type ListFinding } from '@lodestar/domain';
import { Check, ChevronDown, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckItem, checksInOrder } from '../../../../shared/lists/check-items.ts';
import { useCheckWords } from '../../../../shared/lists/finding-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useChecksOfList } from '../../model/use-checks-of-list.ts';
import { useAdmission } from '../admission-provider.tsx';

/** By which the head of the list leads here. */
export const CHECKS_ID = 'list-checks';

/** What is to be known about the list as it stands: each a sentence with its figures, and what could be done. */
export function ListChecks() {
  const { t } = useTranslation('checks');
  const heading = useId();
  const { catalogue, catalogueState, years } = useAdmission();
  const { findings, failed, retry, shown, left, leave, showLeft, hasGrades, hasChances } = useChecksOfList();
  // The page says above that the programmes could not be loaded; without them there is nothing to check.
  if (catalogue === null && (catalogueState.failed || years.failed)) return null;
  return (
    <section id={CHECKS_ID} aria-labelledby={heading} className="mt-8 scroll-mt-16">
      <header className="flex items-baseline justify-between gap-3 border-ink border-b-[1.5px] pb-1">
        <h3 id={heading}>{t('title')}</h3>
        {findings !== null && <CheckCount shown={shown} />}
      </header>
      {failed && (
        <div className="mt-3">
          <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />
        </div>
      )}
      {findings === null && !failed && <Skeleton className="mt-3 h-24 rounded-2" />}
      <ul>
        {shown.map((item) => (
          <CheckCard key={item.key} item={item} onLeave={() => leave(item.key)} />
        ))}
      </ul>
      {findings !== null && <InOrder ids={checksInOrder(findings, { hasGrades, hasChances })} />}
      {left > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-muted text-xs">
          {t('left', { count: left })}
          <button type="button" onClick={showLeft} className="tap-target text-accent underline">
            {t('showLeft')}
          </button>
        </p>
      )}
    </section>
  );
}

function CheckCount({ shown }: { readonly shown: readonly CheckItem[] }) {
  const { t } = useTranslation('checks');
  return (
    <span role="status" className="text-muted text-xs">
      {shown.length === 0 ? t('allFine') : t('toSee', { count: shown.length })}
    </span>
  );
}

/** The checks that have nothing to say, named when asked for. */
function InOrder({ ids }: { readonly ids: readonly FindingId[] }) {
  const { t } = useTranslation('checks');
  const { list, capitalised, sentences } = useWording();
  if (ids.length === 0) return null;
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-(--tap) cursor-pointer list-none items-center gap-3 text-ink-2 text-sm">
        <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
        <span className="flex-1">{t('fine', { count: ids.length })}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted group-open:rotate-180" />
      </summary>
      <p className="ms-8 pb-3 text-ink-2 text-xs leading-snug">
        {sentences([capitalised(list(ids.map((id) => t(`inOrder.${id}`))))])}
      </p>
    </details>
  );
}

const MARK = {
  error: [OctagonAlert, 'text-danger'],
  warning: [TriangleAlert, 'text-warn'],
  info: [Info, 'text-muted'],
} as const;

interface CheckCardProps {
  readonly item: CheckItem;
  readonly onLeave: () => void;
}

/** One thing worth knowing about the list, with at most two things that the pupil may press. */
function CheckCard({ item, onLeave }: CheckCardProps) {
  const { t } = useTranslation('checks');
  const { title, lines, todo, sources } = useCheckWords()(item);
  const [Mark, tone] = MARK[item.severity];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3 text-sm leading-snug">
      <Mark aria-hidden="true" className={classNames('mt-px size-5 stroke-[1.75]', tone)} />
      <div className="min-w-0">
        <h4 className="font-strong! font-text! text-sm! leading-snug! tracking-normal!">
          <span className="sr-only">{t(`severity.${item.severity}`)}: </span>
          {title}
        </h4>
        {lines.map((line) => (
          <p key={line} className="mt-0.5">
            {line}
          </p>
        ))}
        <p className="mt-0.5 text-ink-2">{todo}</p>
        {sources.map((source) => (
          <p key={source} className="mt-0.5 break-words text-muted text-xs">
            {source}
          </p>
        ))}
        <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          {item.findings.slice(0, 1).map((finding) => (
            <RemedyButton key={item.key} finding={finding} />
          ))}
          {item.severity !== 'error' && (
            <button type="button" onClick={onLeave} className={LINK}>
              {t('leave')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

const LINK = 'tap-target text-accent underline underline-offset-4 hover:text-accent-strong';

/** What is better in Band A than where it stands. */
function belongsInBandA({ id, severity }: ListFinding): boolean {
  return (
    id === 'noBandOffers' || id === 'bandAPreferred' || (id === 'flexibleRoute' && severity === 'warning')
  );
}

/** Does what a finding speaks of, because the pupil presses it. */
function RemedyButton({ finding }: { readonly finding: ListFinding }) {
  const { choices } = useAdmission();
  const { t } = useTranslation('checks');
  const [code] = finding.codes;
  if (code === undefined) return null;
  const place = choices.codes.indexOf(code);
  if (finding.id === 'gone') {
    return (
      <button type="button" className={LINK} onClick={() => choices.remove(code)}>
        {t('remove', { code })}
      </button>
    );
  }
  if (!belongsInBandA(finding) || place < BAND_SIZE) return null;
  return (
    <button type="button" className={LINK} onClick={() => choices.move(place, BAND_SIZE - 1)}>
      {t('move', { code, rank: BAND_SIZE })}
    </button>
  );
}
