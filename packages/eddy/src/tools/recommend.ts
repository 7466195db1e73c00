import {
  type Category,
  gradeEntries,
  type InstitutionCode,
  LEVELS,
  type Level,
  type Programme,
  rankProgrammes,
  recommendByLevel,
  recommend as recommended,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { halfBelow, needsGrades } from '../guide/chance-words.ts';
import { noLevelWords } from '../guide/no-level-words.ts';
import { institutionsNamed, longTitle } from '../guide/programme-title.ts';
import { figure, paragraphs, table, type Wording } from '../guide/wording.ts';
import { hasEnoughGrades, type Standing, standingAt } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { askRequirements } from './follow-up-questions.ts';
import { FIELD, taking, WHERE } from './input-schema.ts';
import {
  isAbsent,
  isProblem,
  oneOf,
  readCategory,
  readCount,
  readInstitutions,
  readLevel,
} from './read-input.ts';
import { tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** How programmes are chosen: by what the grades reach, or by what the six abilities match. */
export type RecommendBy = 'scores' | 'ability';

export interface RecommendInput {
  readonly by: RecommendBy;
  readonly level: Level | null;
  readonly institutions: readonly InstitutionCode[];
  readonly category: Category | null;
  readonly count: number;
}

export interface RecommendResult extends FiguresSource {
  readonly tool: 'recommend';
  readonly asked: RecommendInput;
  readonly programmes: readonly (Standing & {
    /** Band A offers in a hundred Band A applications. */
    readonly band_a_offer_percent: number | null;
    readonly match_percent: number | null;
  })[];
  /** What is missing before anything can be recommended. */
  readonly lacking: 'grades' | 'ability' | null;
}

interface Suggested {
  readonly programme: Programme;
  readonly match: number | null;
}

function byAbility(asked: RecommendInput, context: EddyContext): readonly Suggested[] {
  const { ability, profiles, catalogue, choices } = context;
  if (ability === null) return [];
  const reached = reachedCodes(context);
  return rankProgrammes(ability, profiles).flatMap(({ row, percent }) => {
    const programme = catalogue.find(row.code);
    const isFree = programme !== undefined && !choices.includes(row.code) && isAsked(programme, asked);
    return !isFree || (reached !== null && !reached.has(row.code))
      ? []
      : [{ programme, match: Math.round(percent) }];
  });
}

/** Codes of the programmes whose median the grades reach; null without grades to judge by. */
function reachedCodes({ catalogue, grades }: EddyContext): ReadonlySet<string> | null {
  if (!hasEnoughGrades(grades)) return null;
  const everything = { exclude: [], institutions: [], count: catalogue.programmes.length };
  return new Set(recommended(catalogue, grades, everything).map(({ programme }) => programme.code));
}

function isAsked({ institution, category }: Programme, asked: RecommendInput): boolean {
  const atInstitution = asked.institutions.length === 0 || asked.institutions.includes(institution);
  return atInstitution && (asked.category === null || asked.category === category);
}

function byScores(asked: RecommendInput, context: EddyContext): readonly Suggested[] {
  const { catalogue, grades, choices } = context;
  if (!hasEnoughGrades(grades)) return [];
  const wish = { exclude: choices, institutions: asked.institutions, count: catalogue.programmes.length };
  const found =
    asked.level === null
      ? recommended(catalogue, grades, wish)
      : recommendByLevel(catalogue, grades, asked.level, wish);
  return found
    .filter(({ programme }) => isAsked(programme, asked))
    .map(({ programme }) => ({ programme, match: null }));
}

function lackingFor({ by }: RecommendInput, context: EddyContext): RecommendResult['lacking'] {
  if (by === 'ability') return context.ability === null ? 'ability' : null;
  return hasEnoughGrades(context.grades) ? null : 'grades';
}

/** Programmes within reach of the grades, or that the abilities match, none of them on the list already. */
function recommendProgrammes(asked: RecommendInput, context: EddyContext): RecommendResult {
  const suggested = (asked.by === 'ability' ? byAbility : byScores)(asked, context).slice(0, asked.count);
  return {
    tool: 'recommend',
    asked,
    programmes: suggested.map(({ programme, match }) => ({
      ...standingAt(programme, context),
      band_a_offer_percent: programme.band_a_admission_rate,
      match_percent: match,
    })),
    lacking: lackingFor(asked, context),
    ...figuresSource(
      suggested.map(({ programme }) => programme),
      context,
    ),
  };
}

/** At which institutions was looked; null: at all. */
function scope({ asked }: RecommendResult, context: EddyContext, wording: Wording): string | null {
  if (asked.institutions.length === 0) return null;
  const institutions = institutionsNamed(asked.institutions, context, wording);
  return wording.say(wording.texts.recommend.at, { institutions });
}

function lead(result: RecommendResult, context: EddyContext, wording: Wording): string {
  const { texts, say } = wording;
  const { asked } = result;
  const at = scope(result, context, wording);
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
function recommendWords(
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
  if (programmes.length === 0)
    return wording.joined([scope(result, context, wording), noneWords(result, wording)]);
  const byAbility = asked.by === 'ability';
  const { programme, level, offers, match } = texts.table;
  const percent = (value: number | null): string => (value === null ? figure(null) : `${value}%`);
  const rows = programmes.map((one) => [
    longTitle(one, wording),
    wording.level(one.level),
    percent(byAbility ? one.match_percent : one.band_a_offer_percent),
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

export const recommend = tool({
  name: 'recommend',
  describe:
    'Programmes not on the list yet: within reach of the grades (by: scores) or matching the abilities (by: ability).',
  input: taking({
    by: { type: 'string', enum: ['scores', 'ability'] },
    level: { type: 'integer', enum: LEVELS, description: 'only programmes of exactly this level' },
    institutions: WHERE,
    category: FIELD,
    count: { type: 'integer', minimum: 1, maximum: TOOL_LIMITS.recommended },
  }),
  parse: (fields) => {
    const institutions = readInstitutions(fields.institutions);
    const category = readCategory(fields.category);
    const level = readLevel(fields.level);
    const count = readCount(fields.count);
    const by = isAbsent(fields.by) ? 'scores' : oneOf(['scores', 'ability'], fields.by);
    if (isProblem(institutions)) return institutions;
    if (isProblem(category)) return category;
    if (isProblem(level)) return level;
    if (isProblem(count)) return count;
    if (by === undefined) return { problem: 'by must be scores or ability' };
    return {
      value: {
        by,
        level: level.value,
        institutions: institutions.value,
        category: category.value,
        count: count.value,
      },
    };
  },
  run: recommendProgrammes,
  say: (result, { context, wording }) =>
    recommendWords(result, gradeEntries(context.grades).length, context, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
