import {
  type ElectiveRequirement,
  type Grades,
  minimumCodes,
  type Programme,
  type RequirementCheck,
  SUBJECTS,
  type SubjectCode,
  type UnmetRequirement,
} from '@lodestar/domain';
import { Check, X } from 'lucide-react';
import { Suspense } from 'react';
import { electiveWords, requiredWords } from '../../../../shared/programme/requirement-words.ts';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import type { Wording } from '../../../../shared/programme/wording.ts';
import type { JudgedProgramme } from '../../model/receipt.ts';
import { PartHeading } from './part-heading.tsx';
import { type ReceiptWording, useReceiptWording } from './receipt-wording.ts';
import { alternativesWords, FlexibleRouteNote } from './requirements-alone.tsx';

/** Every published minimum with a tick or a cross. */
export function RequirementList({ receipt }: { readonly receipt: JudgedProgramme }) {
  const wording = useReceiptWording();
  const { t } = wording;
  const { programme, classification, grades } = receipt;
  const lines = requirementLines(programme, classification.requirement, grades, wording);
  return (
    <>
      <PartHeading>{t('requirements.title')}</PartHeading>
      {lines.length === 0 && <p className="text-sm leading-snug">{t('requirements.none')}</p>}
      <ul className="text-sm leading-snug">
        {lines.map(({ id, met, text }) => {
          const Mark = met ? Check : X;
          return (
            <li key={id} className="flex gap-2 py-0.5">
              <Mark
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${met ? 'text-success' : 'text-danger'}`}
              />
              <span className={met ? undefined : 'font-medium'}>
                <span className="sr-only">{met ? t('requirements.met') : t('requirements.unmet')}: </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      {!classification.requirement.met && (
        <Suspense>
          <FlexibleRouteNote programme={programme} receipt={receipt} />
        </Suspense>
      )}
    </>
  );
}

interface RequirementLine {
  readonly id: string;
  readonly met: boolean;
  readonly text: string;
}

function csdLine(check: RequirementCheck, grades: Grades, wording: Wording): string {
  const { t } = wording;
  const subject = shortName('CSD', wording);
  if (check.assumed.includes('CSD')) return t('requirements.csdAssumed', { subject });
  if (grades.CSD === 'Failed') return t('requirements.csdFailed', { subject });
  if (grades.CSD === undefined && grades.LS !== undefined) {
    return t('requirements.csdBy', { subject, held: grades.LS });
  }
  return t('requirements.csdAttained', { subject });
}

function subjectLine(
  code: SubjectCode,
  level: string,
  check: RequirementCheck,
  grades: Grades,
  wording: Wording,
): RequirementLine {
  const met = !check.unmet.some((one) => one.on === 'subject' && one.subject === code);
  if (code === 'CSD') return { id: code, met, text: csdLine(check, grades, wording) };
  const subject = shortName(code, wording);
  const held = grades[code];
  const text =
    held === undefined
      ? wording.t('requirements.coreNone', { subject, level })
      : wording.t('requirements.core', { subject, level, held: gradeName(held, wording) });
  return { id: code, met, text };
}

function missingWords(what: string, unmet: UnmetRequirement, wording: Wording): string {
  const { t } = wording;
  const { count, have, held } = unmet;
  if (held === null) {
    return have === 0 ? t('requirements.haveNone', { what }) : t('requirements.have', { what, count, have });
  }
  const best = gradeName(held, wording);
  return have === 0
    ? t('requirements.haveBest', { what, held: best })
    : t('requirements.haveNext', { what, count, have, held: best });
}

function sameDemand(unmet: UnmetRequirement, part: ElectiveRequirement): boolean {
  return (
    unmet.on === 'electives' &&
    minimumCodes(unmet).join() === part.any_of.join() &&
    unmet.required === part.level &&
    unmet.count === part.count &&
    unmet.excl.join() === part.excl.join()
  );
}

function partLine(
  part: ElectiveRequirement,
  index: number,
  check: RequirementCheck,
  wording: Wording,
): RequirementLine {
  const unmet = check.unmet.find((one) => sameDemand(one, part));
  const what = electiveWords(part, wording);
  const text = unmet === undefined ? what : missingWords(what, unmet, wording);
  return { id: `elective-${index}`, met: unmet === undefined, text };
}

function electiveLines(
  programme: Programme,
  check: RequirementCheck,
  wording: ReceiptWording,
): readonly RequirementLine[] {
  const alternatives = programme.elective_requirements;
  const [only, ...others] = alternatives;
  if (only === undefined) return [];
  if (others.length === 0) return only.map((part, index) => partLine(part, index, check, wording));
  const lacking = check.unmet.filter((one) => alternatives.flat().some((part) => sameDemand(one, part)));
  const text = alternativesWords(programme, wording);
  return [
    { id: 'electives', met: lacking.length === 0, text },
    ...lacking.map((unmet, index) => ({
      id: `lacking-${index}`,
      met: false,
      text: missingWords(requiredWords(unmet, wording), unmet, wording),
    })),
  ];
}

function totalLines(check: RequirementCheck, wording: Wording): readonly RequirementLine[] {
  return check.unmet.flatMap((unmet): readonly RequirementLine[] => {
    if (unmet.on === 'total') {
      const held = unmet.held ?? '0';
      const text = wording.t('requirements.totalHeld', { level: unmet.required, held });
      return [{ id: 'total', met: false, text }];
    }
    if (unmet.on !== 'anySubjects') return [];
    return [{ id: 'top', met: false, text: missingWords(requiredWords(unmet, wording), unmet, wording) }];
  });
}

/** Every published minimum with whether it is met, in words. */
export function requirementLines(
  programme: Programme,
  check: RequirementCheck,
  grades: Grades,
  wording: ReceiptWording,
): readonly RequirementLine[] {
  const subjects = SUBJECTS.flatMap((code) => {
    const level = programme.requirements[code];
    return level === undefined ? [] : [subjectLine(code, level, check, grades, wording)];
  });
  const lines = [...subjects, ...electiveLines(programme, check, wording), ...totalLines(check, wording)];
  return lines.map((line) => ({ ...line, text: wording.capitalised(line.text) }));
}
