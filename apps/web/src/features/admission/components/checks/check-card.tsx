import { BAND_SIZE, type ListFinding } from '@lodestar/domain';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CheckItem } from '../../../../shared/lists/check-items.ts';
import { useCheckWords } from '../../../../shared/lists/finding-words.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { useAdmission } from '../admission-provider.tsx';

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
export function CheckCard({ item, onLeave }: CheckCardProps) {
  const { t } = useTranslation('lists');
  const { title, lines, todo, sources } = useCheckWords()(item);
  const [Mark, tone] = MARK[item.severity];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3 text-sm leading-snug">
      <Mark aria-hidden="true" className={classNames('mt-px size-5 stroke-[1.75]', tone)} />
      <div className="min-w-0">
        <h4 className="font-strong! font-text! text-sm! leading-snug! tracking-normal!">
          <span className="sr-only">{t(`checks.severity.${item.severity}`)}: </span>
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
              {t('checks.leave')}
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
  const { t } = useTranslation('lists');
  const [code] = finding.codes;
  if (code === undefined) return null;
  const place = choices.codes.indexOf(code);
  if (finding.id === 'gone') {
    return (
      <button type="button" className={LINK} onClick={() => choices.remove(code)}>
        {t('checks.remove', { code })}
      </button>
    );
  }
  if (!belongsInBandA(finding) || place < BAND_SIZE) return null;
  return (
    <button type="button" className={LINK} onClick={() => choices.move(place, BAND_SIZE - 1)}>
      {t('checks.move', { code, rank: BAND_SIZE })}
    </button>
  );
}
