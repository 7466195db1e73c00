import { interestsOf, keptText } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { Conditions } from '../tools/conditions.ts';
import { institutionsNamed } from './programme-title.ts';
import { money } from './study-words.ts';
import { literal, type Wording, wordingIn } from './wording.ts';

/** A field of study by its id, in the pupil's language. */
export function fieldName(id: string, { fields, language }: EddyContext): string {
  const field = fields.field(id);
  return field === null ? id : keptText({ en: field.name_en, tc: field.name_tc }, language);
}

/** "Which programmes are there in Nursing?": asks for those of a field. */
export function inFieldQuestion(id: string, context: EddyContext): string {
  const { texts, say } = wordingIn(context.language);
  return say(texts.follow.inField, { field: fieldName(id, context) });
}

const LATIN = /^[a-z ]+$/;

/** Words of the catalogue as the guide of fields calls them in the pupil's language, where it knows them. */
function queryName(query: string, { fields, language }: EddyContext): string {
  if (!LATIN.test(query)) return query;
  const [like] = interestsOf(fields, [query]).likes;
  const interest = like === undefined ? null : fields.interest(like);
  return keptText({ en: query, tc: interest?.tc[0] ?? query }, language);
}

/** What programmes were searched for by, in the pupil's language: as it was called, else the words, else the category. */
export function searchedName(
  { called, query, category }: Pick<Conditions, 'called' | 'query' | 'category'>,
  context: EddyContext,
  categories: Wording['texts']['condition']['categories'],
): string {
  if (called !== '') return called;
  if (query !== '') return queryName(query, context);
  return category === null ? '' : categories[category];
}

/** What was asked for, in one list; empty where nothing was. */
export function conditionWords(asked: Conditions, context: EddyContext, wording: Wording): string {
  const { texts, say, list } = wording;
  const { condition } = texts;
  const subjects = (codes: readonly string[]): string => list(codes.map(wording.subject));
  const part = (isAsked: boolean, text: string, values = {}): readonly string[] =>
    isAsked ? [say(text, values)] : [];
  const {
    query,
    category,
    except,
    fields,
    institutions,
    without,
    counts,
    unweighted,
    takes,
    funding,
    interview,
    years,
    fee,
    bandB,
    levels,
  } = asked;
  const parts = [
    ...part(query !== '' || category !== null, condition.query, {
      query: literal(searchedName(asked, context, condition.categories)),
    }),
    ...part(fields.length > 0, condition.fields, {
      fields: list(
        fields.map((id) => fieldName(id, context)),
        'or',
      ),
    }),
    ...part(institutions.length > 0, condition.at, {
      institutions: institutionsNamed(institutions, context, wording),
    }),
    ...part(without.length > 0, condition.without, { subjects: subjects(without) }),
    ...part(counts.length > 0, condition.counts, { subjects: subjects(counts) }),
    ...part(unweighted, condition.unweighted),
    ...part(takes !== null, condition.takes, {
      subject: takes === null ? '' : wording.subject(takes.subject),
      grade: takes === null ? '' : wording.grade(takes.grade),
    }),
    ...part(funding.length > 0, condition.funding, {
      funding: list(funding.map((one) => condition.fundings[one])),
    }),
    ...part(interview === false, condition.noInterview),
    ...part(interview === true, condition.interview),
    ...part(years.length > 0, condition.years, { years: list(years.map(String), 'or') }),
    ...part(fee !== null, condition.fee, { fee: fee === null ? '' : money(fee) }),
    ...part(bandB === true, condition.bandB),
    ...part(bandB === false, condition.noBandB),
    ...part(except.length > 0, condition.except),
    ...part(levels.length > 0, condition.levels, { levels: list(levels.map(wording.level), 'or') }),
  ];
  return parts.join(texts.condition.separator);
}
