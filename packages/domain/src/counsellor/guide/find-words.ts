import { splitTitle } from '../../admission/programme-title.ts';
import type { CounsellorContext } from '../context.ts';
import { institutionName, type Standing } from '../standing.ts';
import type { RecommendResult, SearchResult } from '../tool-result.ts';
import { halfBelow, needsGrades } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { figure, literal, paragraphs, table, type Wording } from './wording.ts';

function institutionsNamed(codes: readonly string[], context: CounsellorContext, { list }: Wording): string {
  return list(
    codes.map((code) => {
      const names = context.institutions.find((one) => one.code === code);
      return institutionName(names, context.language) || code;
    }),
  );
}

/** "JS1204 Bachelor of Science Computer Science (CityU)", without the streams behind the name. */
const named = ({ code, name, institution_name: at }: Standing, { aside }: Wording): string =>
  aside(`${code} ${literal(splitTitle(name).main)}`, at);

/** The programmes a search found, with levels where there are grades. */
export function searchWords(result: SearchResult, context: CounsellorContext, wording: Wording): string {
  const { texts, say } = wording;
  const { count, programmes, asked } = result;
  if (count === 0) {
    const institutions = institutionsNamed(asked.institutions, context, wording);
    return asked.institutions.length > 0 ? say(texts.search.noneAt, { institutions }) : texts.search.none;
  }
  const all = count === 1 ? texts.search.title_one : texts.search.title_other;
  const judged = programmes.some(({ level }) => level !== null);
  const { programme, level, score, reference } = texts.table;
  const rows = programmes.map((one) => [
    named(one, wording),
    ...(judged ? [wording.level(one.level), figure(one.score)] : []),
    figure(one.reference),
  ]);
  return paragraphs([
    count > programmes.length
      ? say(texts.search.first, { count, shown: programmes.length })
      : say(all, { count }),
    table([programme, ...(judged ? [level, score] : []), reference], rows),
    noLevelWords(programmes, wording),
    halfBelow(programmes, wording),
  ]);
}

function lead({ asked }: RecommendResult, context: CounsellorContext, wording: Wording): string {
  const { texts, say } = wording;
  const at =
    asked.institutions.length === 0
      ? null
      : say(texts.recommend.at, { institutions: institutionsNamed(asked.institutions, context, wording) });
  const hasGrades = Object.keys(context.grades).length > 0;
  const byAbility = hasGrades ? texts.recommend.ability : texts.recommend.abilityOnly;
  const byScores =
    asked.level === null
      ? texts.recommend.scores
      : say(texts.recommend.level, { level: wording.level(asked.level) });
  return wording.joined([at, asked.by === 'ability' ? byAbility : byScores]);
}

function noneWords({ asked }: RecommendResult, { texts }: Wording): string {
  return asked.level === null ? texts.recommend.noneScores : texts.recommend.noneLevel;
}

/** Programmes recommended by grades or abilities. */
export function recommendWords(
  result: RecommendResult,
  entered: number,
  context: CounsellorContext,
  wording: Wording,
): string {
  const { texts } = wording;
  const { programmes, lacking, asked } = result;
  if (lacking === 'ability') return texts.ability.notTaken;
  if (lacking === 'grades') return needsGrades(result.grades_needed, entered, wording) ?? '';
  if (programmes.length === 0) return noneWords(result, wording);
  const byAbility = asked.by === 'ability';
  const { programme, level, offers, match } = texts.table;
  const percent = (value: number | null): string => (value === null ? figure(null) : `${value}%`);
  const rows = programmes.map((one) => [
    named(one, wording),
    wording.level(one.level),
    percent(byAbility ? one.match_percent : one.offer_percent),
  ]);
  return paragraphs([
    lead(result, context, wording),
    table([programme, level, byAbility ? match : offers], rows),
    wording.joined([
      byAbility ? texts.ability.meaning : texts.recommend.order,
      noLevelWords(programmes, wording),
      halfBelow(programmes, wording),
    ]),
  ]);
}
