import {
  anyFigure,
  type ChoiceChanceWords,
  chanceFigure,
  choiceChanceNames,
  choiceChanceWords,
  DEFAULT_SEED,
  gradeEntries,
  type ListChance,
  leftOutWords,
  listChance,
  nothingMeaning,
  nothingSentence,
  THIN_LIST,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { needsGrades } from '../guide/chance-words.ts';
import { ladderWords } from '../guide/ladder-words.ts';
import { shortTitle } from '../guide/programme-title.ts';
import { bullets, figure, paragraphs, table, type Wording, wordingIn } from '../guide/wording.ts';
import { briefOf, hasEnoughGrades, type ProgrammeBrief } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { nameOnly, tool } from './tool.ts';

/** A choice with its two chances as they are told; null where the figures do not carry one. */
interface ToldChoice extends ProgrammeBrief, ChoiceChanceWords {
  readonly rank: number;
  readonly band: string;
  readonly clears: string | null;
  readonly offer: string | null;
}

export interface ListChancesResult extends FiguresSource {
  readonly tool: 'list_chances';
  readonly count: number;
  /** In the words of the page of chances, what is to be told first standing first; none without grades or choices. */
  readonly list: readonly string[];
  readonly choices: readonly ToldChoice[];
  /** Code of the choice that is offered most often; null where no offer is likelier, or none can be told. */
  readonly likeliest: string | null;
}

function toldOf({ choices }: ListChance, context: EddyContext): readonly ToldChoice[] {
  const { catalogue, language } = context;
  return choices.flatMap((choice): readonly ToldChoice[] => {
    const programme = catalogue.find(choice.code);
    if (programme === undefined) return [];
    const { clears, offer, band } = choice;
    return [
      {
        ...briefOf(programme, context),
        ...choiceChanceWords(choice, language),
        rank: context.choices.indexOf(choice.code) + 1,
        band,
        clears: clears === null ? null : chanceFigure(clears, language),
        offer: offer === null ? null : chanceFigure(offer, language),
      },
    ];
  });
}

/** The chances of the whole list in sentences; that of nothing first where it is not small. */
function listSentences({ none, basis }: ListChance, { language, list }: Wording): readonly string[] {
  const meaning = nothingMeaning({ none }, language);
  if (none === null) return [meaning];
  const nothing = nothingSentence(none, language);
  const any = anyFigure(none, language).sentence;
  const leftOut = basis.leftOut.length === 0 ? [] : [leftOutWords(list(basis.leftOut), language)];
  return [...(none.p > THIN_LIST ? [nothing, any] : [any, nothing]), meaning, ...leftOut];
}

function chancesOf(context: EddyContext): ListChancesResult {
  const { catalogue, chanceFits: fits, choices: codes, grades, language } = context;
  const found =
    codes.length === 0 || !hasEnoughGrades(grades)
      ? null
      : listChance({ catalogue, fits }, { grades, spreads: {}, codes, seed: DEFAULT_SEED });
  return {
    tool: 'list_chances',
    count: codes.length,
    list: found === null ? [] : listSentences(found, wordingIn(language)),
    choices: found === null ? [] : toldOf(found, context),
    likeliest: found?.mostLikely ?? null,
    ...figuresSource(codes.map(catalogue.find), context),
  };
}

function chancesWords(result: ListChancesResult, entered: number, wording: Wording): string {
  const { texts, say, language } = wording;
  const { count, choices, list, grades_needed: needed } = result;
  if (count === 0) return texts.myList.empty;
  if (list.length === 0) return paragraphs([needsGrades(needed, entered, wording)]);
  const shut = choices.every(({ clears, offer }) => clears === null && offer === null);
  const ladder = shut ? ladderWords(result.missed, wording) : null;
  // With a minimum of all degrees missed there is nothing to estimate, and no row of dashes to read.
  if (ladder !== null) {
    const codes = wording.list(choices.map(({ code }) => code));
    return paragraphs([say(texts.listChances.noneAsItStands, { codes }), ladder]);
  }
  const { rank, band, programme } = texts.table;
  const { clears, offer } = choiceChanceNames(language);
  const rows = choices.map((one) => [
    String(one.rank),
    one.band,
    shortTitle(one, wording),
    one.clears ?? figure(null),
    one.offer ?? figure(null),
  ]);
  const silent = choices.flatMap(({ code, numbers, why, word, counts }) =>
    numbers !== null ? [] : [wording.aside(code, wording.joined([why, word, counts]))],
  );
  const best = choices.find(({ code }) => code === result.likeliest);
  const [first, ...others] = list;
  const likeliest =
    best === undefined || best.offer === null
      ? null
      : say(texts.listChances.likeliest, { title: shortTitle(best, wording), chance: best.offer });
  return paragraphs([
    wording.joined([first ?? null, likeliest, ...others]),
    table([rank, band, programme, clears, offer], rows),
    bullets(silent),
    texts.listChances.howSure,
  ]);
}

export const listChances = tool({
  name: 'list_chances',
  describe:
    'What the pupil’s whole list would bring: the chance of no offer, of any, and of each choice, estimated with its ends. The one source of chances; silent where the figures do not carry one.',
  input: taking({}),
  parse: readNothing,
  run: (_: NoInput, context) => chancesOf(context),
  say: (result, { context, wording }) => chancesWords(result, gradeEntries(context.grades).length, wording),
  grounds: ({ choices, year }) => ({ programmes: choices.map(nameOnly), year }),
  followUps: (_, { language }) => [wordingIn(language).texts.follow.order],
});
