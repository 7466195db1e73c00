import {
  gradesOf,
  OTHER_RESULTS,
  OTHER_SUBJECTS,
  type OtherSubject,
  otherEntries,
  setOther,
} from '@lodestar/domain';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Select } from '../../../../shared/ui/select.tsx';
import { useWork } from '../../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { useAdmission } from '../admission-provider.tsx';

const NOT_TAKEN = 'none';

/** Other languages and Applied Learning, folded away from all who have none. */
export function OtherSubjects({ onEnter }: { readonly onEnter: () => void }) {
  const { grades } = useAdmission();
  const { t } = useTranslation('lists');
  const wording = useWording();
  const held = otherEntries(grades).map(
    ([subject, result]) => `${shortName(subject, wording)} ${gradeName(result, wording)}`,
  );
  return (
    <details className="group mt-3 border-line border-y text-sm leading-snug">
      <summary className="flex min-h-(--tap) cursor-pointer list-none items-center justify-between gap-2">
        <span>
          {t('other.entry.title')}
          {held.length > 0 && <b className="ms-2 font-strong">{wording.list(held)}</b>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 stroke-[1.75] text-muted group-open:rotate-180"
        />
      </summary>
      <p className="pb-2 text-ink-2 text-xs">{t('other.entry.hint')}</p>
      <ul className="grid gap-1 pb-3">
        {OTHER_SUBJECTS.map((subject) => (
          <OtherSubjectRow key={subject} subject={subject} onEnter={onEnter} />
        ))}
      </ul>
    </details>
  );
}

interface OtherSubjectRowProps {
  readonly subject: OtherSubject;
  readonly onEnter: () => void;
}

function OtherSubjectRow({ subject, onEnter }: OtherSubjectRowProps) {
  const scores = useWork(SCORES_WORK);
  const grades = gradesOf(scores.value);
  const { t } = useTranslation('lists');
  const wording = useWording();
  const name = shortName(subject, wording);
  const options = [
    { value: NOT_TAKEN, label: t('other.entry.none') },
    ...OTHER_RESULTS[subject].map((value) => ({ value, label: gradeName(value, wording) })),
  ];
  return (
    <li className="flex items-center justify-between gap-3">
      <span aria-hidden="true">{name}</span>
      <Select
        label={t('other.entry.result', { subject: name })}
        className="w-36 max-w-1/2"
        value={grades[subject] ?? NOT_TAKEN}
        options={options}
        onChange={(chosen) => {
          const result = OTHER_RESULTS[subject].find((one) => one === chosen) ?? null;
          onEnter();
          scores.change((rows) => setOther(rows, subject, result));
        }}
      />
    </li>
  );
}
