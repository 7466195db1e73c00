import { asksContent, asksDifference } from '../asked/content-words.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { listQuestionIn } from '../asked/list-question.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { seeksProgrammes } from '../asked/programmes-sought.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { type IntentGuess, readIntents, wantedBefore } from '../classifier/read-intent.ts';
import { ASPECTS, type Aspect } from '../disciplines/discipline-file.ts';
import { type Intent, isFeeling } from '../intents.ts';
import type { KnowledgeMatch } from '../knowledge.ts';
import { disciplineMentions } from '../state/disciplines-of-talk.ts';
import { ownPlaces } from '../state/own-places.ts';
import { wasTold } from '../state/told-entries.ts';
import type { DisciplinesInput } from '../tools/disciplines-told.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { answersMeant } from './answers-in-talk.ts';
import { type AspectsAsked, aspectsAsked, isOfAspect } from './aspects-asked.ts';
import { contentOf } from './content.ts';
import { type DisciplinesMeant, disciplinesMeant, isBesideOthers, ofWhom } from './disciplines-meant.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';
import { asksOfMine } from './which.ts';

/** What is told in words of a discipline: the kind of question may be any of these. */
const IN_WORDS: ReadonlySet<Intent> = new Set<Intent>([
  'programme_overview',
  'programme_careers',
  'programme_compare',
  'about_job',
  'fit',
  'worry',
  'university_life',
  'study_tips',
  'outside',
]);
/** From these shares on another kind of question is heard, and plain. */
const HEARD = 0.3;
const PLAINLY = 0.5;
/** From this share on a feeling is told, and nothing asked. */
const WEIGHS = 0.7;
/** From these shares on an aspect is asked for: of a discipline that is named, or that the talk is of; and though another kind of question is heard. */
const ASKED = {
  named: { least: 0.4, despite: 0.85 },
  ofTalk: { least: 0.8, despite: 0.95 },
} as const;
/** Where an aspect is less sure than this, a short answer that is as sure as that stands, whatever it is of. */
const UNSURE = { aspect: 0.7, answer: 0.9 } as const;
/** How two differ. */
const OF_TWO: readonly Aspect[] = ['content', 'work'];
/** From these shares on a short answer of that very matter is told in place of a note: of one discipline, of several; and is found by itself. */
const STORED = { ofOne: 0.4, ofSeveral: 0.2, surely: 0.6 } as const;

const CORE: ReadonlySet<string> = new Set(['CHI', 'ENG', 'MAT']);

/** How hard it is to get in. */
const ENTERS = wordPattern({
  en: 'get(?:ting)? in(?:to)?|got in(?:to)?|be admitted|admission|acceptance',
  forms:
    '(?:易|难|容易|好|够分|稳)(?:唔|不)?(?:啲|些|一点)?(?:入|进|考|上)(?!行|手|班)|入(?:唔|不)?(?:到|倒)|考(?:得|不)?上|录取|收生',
});
/** Told in words where no figure is asked for. */
const WORDS: ReadonlySet<Facet> = new Set<Facet>(['content', 'overview', 'careers']);

/** "Do I need good English for translation": how much of it there is, and no elective that is required. */
const isOfCore = (facet: Facet, subjects: readonly string[]): boolean =>
  facet === 'requirements' && subjects.every((one) => CORE.has(one));

/** Figures, programmes, or one's own list or grades: to be looked up. */
function isToBeLookedUp({ reading, context }: Wish, isNamed: boolean): boolean {
  const { named, facets, notions, grades, has, text } = reading;
  return (
    notions.length > 0 ||
    named.institutions.length > 1 ||
    named.codes.length > 0 ||
    has('list') ||
    ENTERS.test(text) ||
    !facets.every((facet) => WORDS.has(facet) || (isNamed && isOfCore(facet, grades.subjects))) ||
    grades.mentions.length + grades.changes.length > 0 ||
    seeksProgrammes(reading) ||
    listQuestionIn(text) !== null ||
    ownPlaces(text, context.choices).length > 0 ||
    asksOfMine({ reading, context })
  );
}

/** Names a discipline and asks nothing: "and OT?". */
function isBare({ reading, context }: Wish): boolean {
  const topics = disciplineMentions(reading, context).map(({ at, end }) => ({
    query: '',
    category: null,
    isShortName: false,
    at,
    end,
  }));
  return isElliptic({ ...reading, named: { ...reading.named, topics } }, context);
}

/** What was asked of a discipline in the message before; none: something else was. */
function aspectsBefore({ context, earlier }: Wish): readonly Aspect[] {
  const at = earlier.findLastIndex(({ isBot }) => !isBot);
  const said = earlier[at];
  if (said === undefined) return [];
  const before = earlier.slice(0, at);
  const reading = readPlainly(said.text, context);
  const [first] = readIntents(said.text, reading, context.intents, wantedBefore(before, context));
  return askedIn({ text: said.text, reading, context, earlier: before }, first)?.aspects ?? [];
}

/** A short answer of that very matter, if it was not told yet; null: none is likely. */
function storedOf(wish: Wish, { disciplines, aspects }: DisciplinesInput): KnowledgeMatch | null {
  const { text, reading, context, earlier } = wish;
  const ofWhatever = asksContent(reading.text) ? ASPECTS : aspects;
  const least = disciplines.length > 1 ? STORED.ofSeveral : STORED.ofOne;
  const isStored = (match: KnowledgeMatch): boolean =>
    match.share >= least &&
    !wasTold(match.entry, context, earlier) &&
    isOfAspect(match, { disciplines, aspects: ofWhatever }, context.knowledge);
  return answersMeant(text, wish).find(isStored) ?? null;
}

/** Whether an answer of another matter is far surer than what is asked of a discipline: 女仔讀機械會唔會好怪. */
function isToldElse(wish: Wish, { share }: AspectsAsked): boolean {
  const [best] = answersMeant(wish.text, wish);
  return share < UNSURE.aspect && best !== undefined && best.share >= UNSURE.answer;
}

/** What is asked of the disciplines meant; none: nothing that a note tells. */
function aspectsMeant(wish: Wish, first: IntentGuess, { ids, isNamed }: DisciplinesMeant): readonly Aspect[] {
  const { text, reading, context } = wish;
  if (isBare(wish)) return aspectsBefore(wish);
  // "I like maths": what somebody likes leads anywhere, whatever the talk is of.
  if (!isNamed && first.intent === 'find_by_interest' && first.share >= HEARD) return [];
  const asked = aspectsAsked(text, context.knowledge);
  const isElse = reading.has('chance') || (!IN_WORDS.has(first.intent) && (first.share >= HEARD || !isNamed));
  const isOfTwo = isNamed && ids.length > 1;
  const isCompared = isOfTwo && first.intent === 'programme_compare' && first.share >= PLAINLY;
  const ofWhat = isNamed && !isCompared ? ASKED.named : ASKED.ofTalk;
  const least = isElse ? ofWhat.despite : ofWhat.least;
  if (asked !== null && asked.share >= least && !isToldElse(wish, asked)) return asked.aspects;
  return isCompared || (isOfTwo && asksDifference(reading.text) === 'at all') ? OF_TWO : [];
}

/** What is told of a choice, weighs, and asks for no fact. */
const isFelt = ({ intent, share }: IntentGuess): boolean =>
  isFeeling(intent) && intent !== 'worry' && share >= WEIGHS;

/** What is asked in words of one to three disciplines; null: something else, or nothing that a note tells. */
function askedIn(wish: Wish, first: IntentGuess): DisciplinesInput | null {
  if (isFelt(first)) return null;
  const meant = disciplinesMeant(wish);
  if (isToBeLookedUp(wish, meant.isNamed) || meant.ids.length === 0) return null;
  // What it names beside is of something that no note is held of.
  const { named, grades } = wish.reading;
  const isOfOthers = !namesNothing(named) || grades.subjects.some((one) => !CORE.has(one));
  if (!meant.isNamed && isOfOthers) return null;
  if (isBesideOthers(wish)) return null;
  const aspects = aspectsMeant(wish, first, meant);
  const disciplines = ofWhom(meant, aspects, wish);
  if (aspects.length === 0 || disciplines.length > TOOL_LIMITS.disciplines) return null;
  return { disciplines, aspects };
}

/**
 * What is asked in words of one to three disciplines that a message names, or the talk is of: whom they suit, what is dull, hard
 * or done with people there. Null: something is to be looked up, or a short answer of that very matter is meant.
 */
export function ofDisciplines(wish: Wish, first: IntentGuess): Understanding | null {
  const input = askedIn(wish, first);
  if (input === null || (input.aspects.includes('content') && contentOf(wish) !== null)) return null;
  const stored = storedOf(wish, input);
  if (stored === null) return lookUp([{ tool: 'about_disciplines', input }]);
  return stored.share >= STORED.surely ? null : lookUp([entryCall(stored.entry, wish.text)]);
}
