import {
  COMMON_ELECTIVES,
  type ElectiveSubject,
  otherElectives,
  type ScoreTable as ScoreRows,
} from '@lodestar/domain';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useId } from 'react';
import { shortName, subjectName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';

interface ElectiveChipsProps {
  readonly rows: ScoreRows;
  /** One that is in the table already is opened. */
  readonly onChoose: (code: ElectiveSubject) => void;
}

const CHIP = 'relative inline-flex min-h-(--tap) items-center gap-1.5 rounded-2 border px-3 text-sm';

/** The electives by one press each: the ten commonest, and the others in a list. */
export function ElectiveChips({ rows, onChoose }: ElectiveChipsProps) {
  const wording = useWording();
  const { t } = wording;
  const heading = useId();
  const others = otherElectives(rows);
  const held = new Set(rows.map(({ subjectCode }) => subjectCode));
  return (
    <fieldset aria-labelledby={heading} className="mt-5">
      <h3 id={heading} className="mb-2 text-md">
        {t('scores.electives')}
      </h3>
      <div className="flex flex-wrap gap-2">
        {COMMON_ELECTIVES.map((code) => {
          const chosen = held.has(code);
          const Icon = chosen ? Check : Plus;
          const subject = subjectName(code, wording);
          const short = shortName(code, wording);
          const does = t(chosen ? 'scores.opened' : 'scores.chosen', { subject });
          return (
            <button
              key={code}
              type="button"
              // Who speaks to the page says what is seen.
              aria-label={subject === short ? does : `${short} ${does}`}
              onClick={() => onChoose(code)}
              className={classNames(
                CHIP,
                chosen
                  ? 'border-accent bg-accent-tint text-accent'
                  : 'border-line-strong bg-surface hover:bg-sunken',
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
              {short}
            </button>
          );
        })}
        {others.length > 0 && (
          <span
            className={classNames(
              CHIP,
              'border-line-strong bg-surface has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1',
            )}
          >
            <span aria-hidden="true">{t('scores.others', { count: others.length })}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-muted" />
            <select
              aria-label={t('scores.othersLabel')}
              value=""
              onChange={(event) => {
                const chosen = others.find((code) => code === event.target.value);
                if (chosen !== undefined) onChoose(chosen);
              }}
              className="absolute inset-0 size-full cursor-pointer appearance-none text-md opacity-0"
            >
              <option value="" disabled>
                {t('scores.chooseElective')}
              </option>
              {others.map((code) => (
                <option key={code} value={code}>
                  {subjectName(code, wording)}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
    </fieldset>
  );
}
