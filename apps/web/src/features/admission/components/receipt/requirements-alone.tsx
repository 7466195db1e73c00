import { type Programme, SUBJECTS } from '@lodestar/domain';
import { Suspense } from 'react';
import { electiveWords, requiredWords } from '../../../../shared/programme/requirement-words.ts';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { PartHeading } from './part-heading.tsx';

export const FlexibleRouteNote = lazyExtra(
  () => import('./flexible-route-note.tsx').then((module) => module.FlexibleRouteNote),
  ['lists'],
);

/** Every published minimum, for somebody whose grades are not known. */
export function RequirementsAlone({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t } = wording;
  const lines = requirementWords(programme, wording);
  return (
    <>
      <PartHeading>{t('receipt.requirements.title')}</PartHeading>
      {lines.length === 0 && <p className="text-sm leading-snug">{t('receipt.requirements.none')}</p>}
      <ul className="list-disc ps-5 text-sm leading-snug">
        {lines.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      <Suspense>
        <FlexibleRouteNote programme={programme} receipt={null} />
      </Suspense>
    </>
  );
}

/** The published minimums in words: those of each subject, and of electives. */
function requirementWords(programme: Programme, wording: Wording): readonly string[] {
  const subjects = SUBJECTS.flatMap((code) => {
    const required = programme.requirements[code];
    return required === undefined
      ? []
      : requiredWords({ on: 'subject', subject: code, count: 1, required }, wording);
  });
  const [only, ...others] = programme.elective_requirements;
  const electives =
    only === undefined
      ? []
      : others.length === 0
        ? only.map((part) => electiveWords(part, wording))
        : [alternativesWords(programme, wording)];
  return [...subjects, ...electives].map(wording.capitalised);
}

/** The sets of electives of which one will do, numbered. */
export function alternativesWords(
  { elective_requirements: alternatives }: Programme,
  wording: Wording,
): string {
  const each = alternatives.map((parts) => wording.list(parts.map((part) => electiveWords(part, wording))));
  const numbered = each.map((what, index) =>
    wording.t('receipt.formula.alternative', { number: index + 1, what }),
  );
  return wording.t('receipt.requirements.oneOf', { list: numbered.join(wording.marks.clauses) });
}
