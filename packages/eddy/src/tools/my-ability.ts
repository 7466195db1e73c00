import {
  type Area,
  type Dimension,
  HIGHEST_SCORE,
  leadingAreas,
  rankedDimensions,
  rankProgrammes,
  rankSubjects,
  TOP_MATCHES,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { figure, paragraphs, type Wording, wordingIn } from '../guide/wording.ts';
import { briefOf, type ProgrammeBrief } from '../standing.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { nameOnly, tool } from './tool.ts';

const LEADING_AREAS = 3;

export interface AbilityResult {
  readonly tool: 'my_ability';
  /** False: the test was not taken, and nothing below says anything. */
  readonly taken: boolean;
  /** Out of 5, highest first. */
  readonly scores: readonly { readonly dimension: Dimension; readonly score: number }[];
  readonly out_of: number;
  readonly subjects: readonly { readonly subject: string; readonly percent: number }[];
  readonly programmes: readonly (ProgrammeBrief & { readonly percent: number })[];
  readonly areas: readonly Area[];
}

/** The six abilities with what they match best. */
function abilityOf(context: EddyContext): AbilityResult {
  const { ability, presetSubjects, profiles, catalogue } = context;
  if (ability === null) {
    const none = { scores: [], subjects: [], programmes: [], areas: [] };
    return { tool: 'my_ability', taken: false, out_of: HIGHEST_SCORE, ...none };
  }
  const ranked = rankProgrammes(ability, profiles);
  const named = ranked.flatMap(({ row, percent }) => {
    const programme = catalogue.find(row.code);
    return programme === undefined ? [] : [{ ...briefOf(programme, context), percent: Math.round(percent) }];
  });
  return {
    tool: 'my_ability',
    taken: true,
    out_of: HIGHEST_SCORE,
    scores: rankedDimensions(ability).map(({ dimension, score }) => ({ dimension, score: score / 100 })),
    subjects: rankSubjects(ability, presetSubjects)
      .slice(0, TOP_MATCHES)
      .map(({ row, percent }) => ({ subject: row.code, percent: Math.round(percent) })),
    programmes: named.slice(0, TOP_MATCHES),
    areas: leadingAreas(ranked, LEADING_AREAS),
  };
}

/** The six abilities and what matches them. */
function abilityWords(
  { taken, scores, subjects, programmes }: AbilityResult,
  detailed: boolean,
  wording: Wording,
): string {
  const { texts, say, list, aside } = wording;
  if (!taken) return texts.ability.notTaken;
  const named = scores.map(({ dimension, score }) => ({ name: texts.dimension[dimension], score }));
  const [highest, lowest] = [named[0], named.at(-1)];
  const percent = (value: number): string => `${figure(value)}%`;
  const ofEach = named.map(({ name, score }) => `${name} ${figure(score)}`).join(texts.list.separator);
  return paragraphs([
    wording.joined([
      say(texts.ability.scores, { list: ofEach }),
      say(texts.ability.ends, { highest: highest?.name ?? '', lowest: lowest?.name ?? '' }),
    ]),
    say(texts.ability.subjects, {
      list: list(subjects.map((one) => aside(wording.subject(one.subject), percent(one.percent)))),
    }),
    say(texts.ability.programmes, {
      list: list(
        programmes.map(({ code, short_name, percent: match }) =>
          aside(`${code} ${short_name}`, percent(match)),
        ),
      ),
    }),
    detailed || subjects.length > 0 ? texts.ability.meaning : null,
  ]);
}

export const myAbility = tool({
  name: 'my_ability',
  describe: 'The pupil’s six ability scores (1 to 5) and the subjects and programmes that match best.',
  input: taking({}),
  parse: readNothing,
  run: (_: NoInput, context) => abilityOf(context),
  say: (result, { detailed, wording }) => abilityWords(result, detailed, wording),
  grounds: ({ programmes }) => ({ programmes: programmes.map(nameOnly), year: null }),
  followUps: ({ taken }, { language }) => (taken ? [wordingIn(language).texts.follow.suits] : []),
});
