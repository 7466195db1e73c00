import { type Programme, SUBJECTS } from '@lodestar/domain';
import { Suspense } from 'react';
import { electiveWords, requiredWords } from '../../../../shared/programme/requirement-words.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { PartHeading } from './part-heading.tsx';
import { type ReceiptWording, useReceiptWording } from './receipt-wording.ts';

export const FlexibleRouteNote = lazyExtra(
  () => import('./flexible-route-note.tsx').then((module) => module.FlexibleRouteNote),
  ['checks'],
);

interface RequirementsAloneProps {
  readonly programme: Programme;
  /** Whether the route is named that some may take who miss one. */
  readonly routes?: boolean;
}

/** Every published minimum, for somebody whose grades are not known. */
export function RequirementsAlone({ programme, routes = true }: RequirementsAloneProps) {
  const wording = useReceiptWording();
  const { t } = wording;
  const lines = requirementWords(programme, wording);
  return (
    <>
      <PartHeading>{t('requirements.title')}</PartHeading>
      {lines.length === 0 && <p className="text-sm leading-snug">{t('requirements.none')}</p>}
      <ul className="list-disc ps-5 text-sm leading-snug">
        {lines.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      {routes && (
        <Suspense>
          <FlexibleRouteNote programme={programme} receipt={null} />
        </Suspense>
      )}
    </>
  );
}

/** The published minimums in words: those of each subject, and of electives. */
function requirementWords(programme: Programme, wording: ReceiptWording): readonly string[] {
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
  wording: ReceiptWording,
): string {
  const each = alternatives.map((parts) => wording.list(parts.map((part) => electiveWords(part, wording))));
  const numbered = each.map((what, index) =>
    wording.t('requirements.alternative', { number: index + 1, what }),
  );
  return wording.t('requirements.oneOf', { list: numbered.join(wording.marks.clauses) });
}
