import { type Band, bandAt, bandRoom, gradeEntries, LEVELS, type Level } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { halfBelow, needsGrades, referenceFigure } from '../guide/chance-words.ts';
import { noLevelWords } from '../guide/no-level-words.ts';
import { shortTitle } from '../guide/programme-title.ts';
import { figure, paragraphs, table, type Wording } from '../guide/wording.ts';
import { type Standing, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

export interface ListResult extends FiguresSource {
  readonly tool: 'my_list';
  readonly choices: readonly (Standing & { readonly rank: number; readonly band: Band | null })[];
  readonly unknown: readonly string[];
  readonly count: number;
  readonly room: Readonly<Record<Band, number>>;
}

/** The pupil's list with ranks, bands and levels. */
function listOf(context: EddyContext): ListResult {
  const { choices, catalogue, grades } = context;
  const listed = choices.flatMap((code, index) => {
    const entry = catalogue.entry(code);
    if (entry === undefined) return [];
    return [{ ...standingOf(entry, grades, context), rank: index + 1, band: bandAt(index) }];
  });
  return {
    tool: 'my_list',
    choices: listed,
    unknown: choices.filter((code) => catalogue.find(code) === undefined),
    count: choices.length,
    room: bandRoom(choices),
    ...figuresSource(choices.map(catalogue.find), context),
  };
}

type Listed = ListResult['choices'][number];

/** Which of the list are the likeliest, and which the least; null where all stand alike. */
function ends(choices: readonly Listed[], wording: Wording): string | null {
  const judged = choices.flatMap(({ code, level }) =>
    level === null || level === -1 ? [] : [{ code, level }],
  );
  const levels = judged.map(({ level }) => level);
  const best = LEVELS.find((level) => levels.includes(level));
  const worst = LEVELS.findLast((level) => levels.includes(level));
  if (best === undefined || worst === undefined || best === worst) return null;
  const at = (level: Level) => ({
    codes: wording.list(judged.filter((one) => one.level === level).map(({ code }) => code)),
    level: wording.level(level),
  });
  const { safest, hardest } = wording.texts.myList;
  return wording.joined([wording.say(safest, at(best)), wording.say(hardest, at(worst))]);
}

/** The pupil's list with bands and levels. */
function listWords(result: ListResult, entered: number, wording: Wording): string {
  const { texts, say } = wording;
  const { choices, count, room, unknown, grades_needed: needed } = result;
  if (count === 0) return texts.myList.empty;
  const { rank, band, programme, level, score, reference } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    one.band ?? figure(null),
    shortTitle(one, wording),
    wording.level(one.level),
    figure(one.score),
    referenceFigure(one, wording),
  ]);
  const free = room.A + room.B;
  return paragraphs([
    wording.joined([
      say(count === 1 ? texts.myList.title_one : texts.myList.title_other, { count }),
      ends(choices, wording),
      unknown.length > 0 ? say(texts.myList.gone, { codes: wording.list(unknown) }) : null,
    ]),
    table([rank, band, programme, level, score, reference], rows),
    wording.joined([
      noLevelWords(choices, wording),
      halfBelow(choices, wording),
      free > 0 ? say(texts.myList.room, { count: free }) : null,
    ]),
    needsGrades(needed, entered, wording),
  ]);
}

export const myList = tool({
  name: 'my_list',
  describe: 'The pupil’s ordered list of up to six programmes with band (A: 1 to 3, B: 4 to 6) and level.',
  input: taking({}),
  parse: readNothing,
  run: (_: NoInput, context) => listOf(context),
  say: (result, { context, wording }) => listWords(result, gradeEntries(context.grades).length, wording),
  grounds: ({ choices, year }) => ({ programmes: choices.map(withLevel), year }),
  followUps: () => [],
});
