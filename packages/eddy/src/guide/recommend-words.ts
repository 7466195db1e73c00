import type { EddyContext } from '../context.ts';
import { roleByLevel } from '../order-advice.ts';
import { surestFirst } from '../standing.ts';
import type { RecommendResult } from '../tools/recommend-programmes.ts';
import { halfBelow, needsGrades } from './chance-words.ts';
import { ladderWords } from './ladder-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { institutionsNamed, longTitle, shortTitle } from './programme-title.ts';
import { figure, paragraphs, table, type Wording } from './wording.ts';

/** At which institutions was looked; null: at all. */
function scope({ asked }: RecommendResult, context: EddyContext, wording: Wording): string | null {
  if (asked.institutions.length === 0) return null;
  const institutions = institutionsNamed(asked.institutions, context, wording);
  return wording.say(wording.texts.recommend.at, { institutions });
}

/** "4 match and 2 safe". */
function mixtureWords({ mixture }: RecommendResult, { texts, say, list }: Wording): string {
  return list(mixture.map(({ role, count }) => say(texts.order[role], { count })));
}

function lead(result: RecommendResult, context: EddyContext, wording: Wording): string {
  const { texts, say } = wording;
  const { asked, programmes, kept_to: kept } = result;
  const at = scope(result, context, wording);
  const hasGrades = Object.keys(context.grades).length > 0;
  if (asked.by === 'ability')
    return wording.joined([at, hasGrades ? texts.recommend.ability : texts.recommend.abilityOnly]);
  if (asked.level !== null)
    return wording.joined([at, say(texts.recommend.level, { level: wording.level(asked.level) })]);
  if (result.missed !== null) return wording.joined([at, texts.ladder.open]);
  if (result.nearest_only) return wording.joined([at, texts.recommend.nearestOnly]);
  const [surest] = surestFirst(programmes);
  const values = {
    count: programmes.length,
    mixture: mixtureWords(result, wording),
    surest: surest === undefined ? '' : shortTitle(surest, wording),
    level: wording.level(surest?.level ?? null),
  };
  const { mix } = texts.recommend;
  if (programmes.length === 1) return wording.joined([at, say(mix.one, values)]);
  return wording.joined([at, say(mix[kept ?? 'open'], values)]);
}

/** What of the mix is of other fields, and where each belongs on a list. */
function placing(
  {
    asked,
    programmes,
    kept_to: kept,
    nearest_only: isNearest,
    missed,
    sub_degree: isEnough,
  }: RecommendResult,
  { texts, say, list, joined }: Wording,
): string | null {
  if (asked.by === 'ability' || asked.level !== null || missed !== null) return null;
  if (isNearest) return isEnough ? texts.ladder.behind : null;
  const others = kept === null ? [] : programmes.filter(({ near }) => !near).map(({ code }) => code);
  const onlyA = programmes.filter(({ band_a_only: isOnly }) => isOnly).map(({ code }) => code);
  const { mix } = texts.recommend;
  return joined([
    others.length === 0 ? null : say(mix.others, { codes: list(others) }),
    mix.place,
    onlyA.length === 0 ? null : say(mix.onlyA, { codes: list(onlyA) }),
  ]);
}

/** What the core subjects that are too low would open at the general minimum. */
function opened({ with_minimum: some, missed }: RecommendResult, wording: Wording): string | null {
  if (some.length === 0 || missed === null) return null;
  const { texts, say, list, subject, grade, level } = wording;
  const required = missed.subjects.map((one) =>
    say(texts.require.single, { subject: subject(one.subject), level: grade(one.required) }),
  );
  const rows = some.map((one) => [longTitle(one, wording), level(one.level)]);
  return paragraphs([
    say(texts.ladder.opened, { required: list(required) }),
    table([texts.table.programme, texts.table.level], rows),
  ]);
}

/** Programmes recommended by grades or abilities. */
export function recommendWords(
  result: RecommendResult,
  entered: number,
  context: EddyContext,
  wording: Wording,
): string {
  const { texts } = wording;
  const { programmes, lacking, asked } = result;
  if (lacking === 'ability') return texts.ability.notTaken;
  if (lacking === 'grades') {
    if (entered === 0) return texts.recommend.tellLikes;
    return needsGrades(result.grades_needed, entered, wording) ?? '';
  }
  const ladder = ladderWords(result.missed, wording);
  if (programmes.length === 0)
    return paragraphs([
      ladder,
      ladder !== null
        ? null
        : wording.joined([
            scope(result, context, wording),
            asked.level === null ? texts.recommend.noneScores : texts.recommend.noneLevel,
          ]),
    ]);
  const byAbility = asked.by === 'ability';
  const { programme, level, offers, match, role } = texts.table;
  const percent = (value: number | null): string => (value === null ? figure(null) : `${value}%`);
  const rows = programmes.map((one) => [
    longTitle(one, wording),
    ...(byAbility ? [] : [texts.role[roleByLevel(one.level)]]),
    wording.level(one.level),
    percent(byAbility ? one.match_percent : one.band_a_offer_percent),
  ]);
  const heads = byAbility ? [programme, level, match] : [programme, role, level, offers];
  return paragraphs([
    ladder,
    lead(result, context, wording),
    table(heads, rows),
    wording.joined([
      byAbility ? texts.ability.meaning : placing(result, wording),
      noLevelWords(programmes, wording),
      halfBelow(programmes, wording),
    ]),
    opened(result, wording),
  ]);
}
