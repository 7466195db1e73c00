import { type FieldGuide, isSubjectCode, type MixReason } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { fieldName, ofTwo } from '../../../../shared/programme/field-words.ts';
import { shortName } from '../../../../shared/programme/subject-words.ts';
import type { Wording } from '../../../../shared/programme/wording.ts';

/** The pupil's word for an interest: the first by which the file of fields knows it. */
function interestName(id: string, guide: FieldGuide, wording: Wording): string {
  const interest = guide.interest(id);
  return ofTwo({ en: interest?.en[0] ?? id, tc: interest?.tc[0] ?? id }, guide, wording);
}

/** English topics and careers, in the reader's language. */
function namesOf(names: readonly string[], guide: FieldGuide, wording: Wording): readonly string[] {
  const { topics, careers } = guide.file;
  return names.map((en) => ofTwo({ en, tc: topics[en] ?? careers[en] ?? en }, guide, wording));
}

function interestWords(
  { interests, topics, careers }: Extract<MixReason, { code: 'interest' }>['params'],
  guide: FieldGuide,
  wording: Wording,
  t: TFunction<'lists'>,
): string {
  const shared = namesOf([...topics, ...careers], guide, wording);
  if (interests.length === 0) return t('mix.reason.interest', { list: wording.list(shared) });
  const list = wording.list(interests.map((id) => interestName(id, guide, wording)));
  return shared.length === 0
    ? t('mix.reason.interest', { list })
    : t('mix.reason.interestTopics', { list, topics: wording.list(shared) });
}

function weightWords(
  { subject, weight, outOf }: Extract<MixReason, { code: 'subjectWeight' }>['params'],
  wording: Wording,
  t: TFunction<'lists'>,
): string {
  const said = { subject: shortName(subject, wording), weight: wording.number(weight), outOf };
  if (outOf !== null) return t('mix.reason.subjectOutOf', said);
  return t(weight === 2 ? 'mix.reason.subjectDouble' : 'mix.reason.subjectWeight', said);
}

function dislikeWords(
  { traits, subjects, interests }: Extract<MixReason, { code: 'dislike' }>['params'],
  guide: FieldGuide,
  wording: Wording,
): readonly string[] {
  return [
    ...traits.map((id) => {
      const trait = guide.trait(id);
      return ofTwo({ en: trait?.name_en ?? id, tc: trait?.name_tc ?? id }, guide, wording);
    }),
    ...subjects.map((code) => (isSubjectCode(code) ? shortName(code, wording) : code)),
    ...interests.map((id) => interestName(id, guide, wording)),
  ];
}

/** Why a programme stands in a mix, as a sentence. */
export function reasonWords(
  reason: MixReason,
  guide: FieldGuide,
  wording: Wording,
  t: TFunction<'lists'>,
): string {
  const field = (id: string) => fieldName(id, guide, wording);
  switch (reason.code) {
    case 'interest':
      return interestWords(reason.params, guide, wording, t);
    case 'relatedField': {
      const named = reason.params.interests.map((id) => interestName(id, guide, wording));
      return t('mix.reason.relatedField', { list: wording.list(named) });
    }
    case 'chosenField':
      return t('mix.reason.chosenField', { field: field(reason.params.field) });
    case 'besideField':
      return t('mix.reason.besideField', { field: field(reason.params.field), of: field(reason.params.of) });
    case 'elective': {
      const subject = shortName(reason.params.subject, wording);
      return t('mix.reason.elective', { subject, field: field(reason.params.field) });
    }
    case 'subjectWeight':
      return weightWords(reason.params, wording, t);
    case 'ability':
      return t('mix.reason.ability', reason.params);
    case 'bandARate': {
      const { year, offers, applications } = reason.params;
      const said = { offers: wording.number(offers), applications: wording.number(applications) };
      return t('mix.reason.bandARate', { count: offers, year, ...said });
    }
    case 'flexibleRoute': {
      const { subject, required, held } = reason.params;
      const key = held === null ? 'flexibleRouteNone' : 'flexibleRoute';
      return t(`mix.reason.${key}`, { subject: shortName(subject, wording), required, held });
    }
    case 'dislike':
      return t('mix.reason.dislike', { list: wording.list(dislikeWords(reason.params, guide, wording)) });
  }
}
