import { asksSomething } from './asked/clauses.ts';
import { isLight } from './asked/light-words.ts';
import { plainText } from './asked/plain-text.ts';
import { readMessage } from './asked/reading.ts';
import { subjectMentions } from './asked/subject-words.ts';
import { fears, saysHowItFeels, tellsWhatWeighs } from './asked/what-weighs.ts';
import { readIntents, wantedBefore } from './classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from './context.ts';
import { paragraphs, type Wording, wordingIn } from './guide/wording.ts';
import { type Intent, isFeeling } from './intents.ts';
import { idFor } from './knowledge/for-whom.ts';
import { knowledgeSaid, knowledgeWords } from './knowledge-words.ts';
import { answersInTalk } from './plan/answers-in-talk.ts';
import { speakerIn } from './state/speaker.ts';
import { wasTold } from './state/told-entries.ts';
import { FACTS } from './talk/facts.ts';
import { mentions } from './talk/mentions.ts';
import { isOpen, offerOf, PLANS, type TalkIntent } from './talk/plans.ts';
import { registerIn } from './talk/register.ts';
import { fresh, isSaid, lastInShort, longestAgo } from './talk/said.ts';
import { type NextName, type TalkTexts, talkTexts, type Variants } from './talk/texts.ts';
import { TOLD } from './talk/told-words.ts';

export { type Register, registerOf } from './talk/register.ts';
export type { TalkIntent };

/** A feeling or a small question, with the chat before it. */
export interface TalkQuestion {
  readonly intent: TalkIntent;
  readonly message: string;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
}

/** An answer in Markdown, and what a plain "yes" to it would ask for; null: it offers nothing to say yes to. */
export interface TalkAnswer {
  readonly text: string;
  readonly offers: Intent | null;
}

/** A short answer is taken up only where it fits better than something general; what weighs is not told off by a wrong one. */
const LEAST_KNOWN = { beside: 0.2, felt: 0.5 } as const;

/** Whether a message is answered by a talk. */
export const isTalkIntent = (intent: string): intent is TalkIntent => Object.hasOwn(PLANS, intent);

interface Told {
  readonly question: TalkQuestion;
  readonly texts: TalkTexts;
  readonly wording: Wording;
  /** What was said by Eddy so far, the latest last. */
  readonly said: readonly string[];
}

function toldOf(question: TalkQuestion): Told {
  const { message, context, earlier } = question;
  const register = registerIn(message, earlier);
  return {
    question,
    texts: talkTexts(context.language, register),
    wording: wordingIn(context.language, register),
    said: earlier.filter(({ isBot }) => isBot).map(({ text }) => text),
  };
}

/** The subject that a message names, in the language of the answer; null for none or several. */
function subjectNamed({ question: { message }, wording }: Told): string | null {
  const named = new Set(subjectMentions(plainText(message)).flatMap(({ subjects }) => subjects));
  const [only] = named;
  return named.size === 1 && only !== undefined ? wording.subject(only) : null;
}

/** A feeling that is told of somebody's child or pupil. */
const isOfOther = ({ question: { intent, message, earlier } }: Told): boolean =>
  isFeeling(intent) && speakerIn(message, earlier) !== 'pupil';

/** Every first line that takes up what the message names, and then those that fit always. */
function warmLines(told: Told): { readonly taking: readonly string[]; readonly general: readonly string[] } {
  const { question, texts, wording, said } = told;
  const groups: Readonly<Record<string, Variants>> = texts.warm[question.intent];
  const names = mentions(question.message);
  const subject = subjectNamed(told);
  const fits = (group: string): boolean => {
    if (group === 'again') return said.length > 0;
    if (isOfOther(told)) return group === 'child' && names(group);
    return group === 'subject' ? subject !== null : names(group);
  };
  const lines = (chosen: (group: string) => boolean): readonly string[] =>
    Object.entries(groups)
      .filter(([group]) => chosen(group))
      .flatMap(([, variants]) => Object.values(variants))
      .map((text) => wording.say(text, { subject }));
  return {
    taking: lines((group) => group !== 'any' && fits(group)),
    general: lines((group) => group === 'any'),
  };
}

/** From this share on it is known which feeling is told; below, a line of another one would be wrong. */
const PLAINLY_FELT = 0.3;

function isPlainlyFelt({ question: { intent, message, context, earlier } }: Told): boolean {
  const before = wantedBefore(earlier, context);
  const guesses = readIntents(message, readMessage(message, context), context.intents, before);
  const isHeard = guesses.some((guess) => guess.intent === intent && guess.share >= PLAINLY_FELT);
  return isHeard || saysHowItFeels(plainText(message)) === intent;
}

/** Something heavy is told, and not plainly what. */
const isVaguelyHeavy = (told: Told): boolean => isFeeling(told.question.intent) && !isPlainlyFelt(told);

/** Named by whole phrases, so that they are meant whichever feeling it is. */
const TELLING = [
  ...TOLD,
  'upset',
  'untold',
  'laughed',
  'lettingDown',
  'between',
  'compared',
  'expected',
  'parting',
  'planned',
  'othersMarks',
  'sleep',
];

/** Told in so many words: a line of its own, and then only whether to say more. */
const isToldPlainly = ({ question: { intent, message } }: Told): boolean =>
  isFeeling(intent) && TOLD.some(mentions(message));
/** Laughed about, with nothing in it that weighs. */
const isLaughedAbout = ({ question: { intent, message } }: Told): boolean =>
  isFeeling(intent) && isLight(plainText(message));

/** Lines of any feeling for what a message names in so many words. */
function tellingLines({ question: { message }, texts: { warm } }: Told): readonly string[] {
  const names = mentions(message);
  const groups: Readonly<Record<string, Variants>> = {
    ...warm.late,
    ...warm.lost,
    ...warm.failed,
    ...warm.worry,
    ...warm.pressure,
  };
  return TELLING.filter((group) => names(group)).flatMap((group) => Object.values(groups[group] ?? {}));
}

/** A joke is met with a light line; of home, where it is of those there. */
function lightLine(told: Told): string {
  const { home, any } = told.texts.warm.light;
  const ofHome = mentions(told.question.message)('home') ? Object.values(home) : [];
  const lines = [...ofHome, ...Object.values(any)];
  return fresh(lines, told) ?? longestAgo(lines, told);
}

function warmLine(told: Told): string {
  const { question, texts } = told;
  if (isLaughedAbout(told)) return lightLine(told);
  const { taking, general } = warmLines(told);
  // What a message names in so many words is felt by whoever it is told of: a parent is spoken with as a parent.
  const named = isOfOther(told) ? taking : tellingLines(told);
  const vague = () => [...named, ...Object.values(texts.warm.heard.any)];
  const own = isVaguelyHeavy(told) || isToldPlainly(told) ? vague() : [...taking, ...general];
  const stay = isFeeling(question.intent) ? Object.values(texts.warm.stay.any) : [];
  return fresh([...own, ...stay], told) ?? longestAgo([...own, ...stay], told);
}

function factLine(told: Told): string | null {
  const { question, texts, wording } = told;
  if (isVaguelyHeavy(told) || isToldPlainly(told) || isLaughedAbout(told)) return null;
  // At night, with a heart that races, no figure helps.
  const isAwake = isFeeling(question.intent) && mentions(question.message)('sleep');
  for (const name of isAwake ? [] : PLANS[question.intent].facts) {
    const values = FACTS[name](question.context, wording);
    const line = values === null ? null : wording.say(texts.fact[name], values);
    if (line !== null && !isSaid(line, told.said)) return line;
  }
  return null;
}

const weighs = (message: string): boolean => {
  const plain = plainText(message);
  return tellsWhatWeighs(plain) || fears(plain);
};

/** Whoever cannot sleep, or speaks of a worry again, is first asked to tell a person; good news go on by what they are. */
function nextNames({ question: { intent, message }, said, texts }: Told): readonly NextName[] {
  const { next } = PLANS[intent];
  const before = Object.values(texts.warm[intent]).flatMap((group) => Object.values(group));
  const isAgain = before.some((sentence) => isSaid(sentence, said));
  const names = mentions(message);
  if (intent === 'good_news' && names('offer')) return ['results_day', ...next];
  if (intent === 'good_news' && names('marks')) return ['newGrades', ...next];
  if (intent === 'pressure' && !isAgain && !weighs(message)) return next.filter((name) => name !== 'person');
  const isHeavy = intent === 'worry' && (names('sleep') || isAgain);
  return isHeavy ? ['person', ...next] : next;
}

/** Whoever tells something heavy that is not plainly understood is asked what weighs most, and told no figures. */
function namesOf(told: Told): readonly NextName[] {
  if (isLaughedAbout(told)) return ['ownWish'];
  return isVaguelyHeavy(told) || isToldPlainly(told)
    ? ['tellMore', 'person', ...nextNames(told)]
    : nextNames(told);
}

interface NextLine {
  readonly name: NextName;
  readonly text: string;
  readonly offers: Intent | null;
}

function nextLine(told: Told): NextLine | null {
  const { question, texts } = told;
  for (const name of namesOf(told)) {
    if (!isOpen(name, question.context)) continue;
    const variants: Variants = texts.next[name];
    const text = fresh(Object.values(variants), told);
    if (text !== null) return { name, text, offers: offerOf(name) };
  }
  return null;
}

/** "I failed", 好驚: says what is felt, and not of what. */
const BARE = { latin: 12, chinese: 5 } as const;
const isBare = (message: string): boolean =>
  message.trim().length < (/\p{Script=Han}/u.test(message) ? BARE.chinese : BARE.latin);

function knownAnswer({ question: { intent, message, context, earlier }, wording }: Told): string | null {
  const { topics } = PLANS[intent];
  if (topics === undefined || (isFeeling(intent) && (isBare(message) || isLight(plainText(message)))))
    return null;
  if (isFeeling(intent) && TOLD.some(mentions(message))) return null;
  const [best] = answersInTalk(message, { context, earlier }, topics);
  if (best === undefined || best.share < LEAST_KNOWN[isFeeling(intent) ? 'felt' : 'beside']) return null;
  const id = idFor(speakerIn(message, earlier), best.entry.id);
  const meant = context.knowledge.entry(id) ?? best.entry;
  // Who tells more of what weighs, and asks nothing, is to be heard.
  const tellsOn = isFeeling(intent) && wasTold(meant, context, earlier) && !asksSomething(message);
  const near = tellsOn ? [] : meant.related.flatMap((other) => context.knowledge.entry(other) ?? []);
  // Asked again, what stands near it and weighs too is told.
  const entry = [meant, ...near.filter(({ topic }) => topics.includes(topic))].find(
    (one) => !wasTold(one, context, earlier),
  );
  return entry === undefined ? null : knowledgeSaid(knowledgeWords(entry, context), wording);
}

/** The line before an answer that takes up what weighs; null where that is not plain, for a wrong one is worse than none. */
export function warmOpening(question: TalkQuestion): string | null {
  const told = toldOf(question);
  if (isLaughedAbout(told)) return null;
  return isVaguelyHeavy(told) ? fresh(tellingLines(told), told) : warmLine(told);
}

/**
 * Answers a feeling or a small question: one line that takes up what was said, a fact that helps, one next step. Chinese
 * comes as the message is written, as in books or as spoken. No sentence comes twice in a chat while there is another.
 */
export function talk(question: TalkQuestion): TalkAnswer {
  const { intent } = question;
  const told = toldOf(question);
  const known = knownAnswer(told);
  const next = nextLine(told);
  if (known !== null) {
    const person = isFeeling(intent) && next?.name === 'person' ? next.text : null;
    return { text: paragraphs([fresh(warmLines(told).taking, told), known, person]), offers: null };
  }
  const warm = warmLine(told);
  const short = intent === 'simpler' ? lastInShort(told) : null;
  const opening = intent === 'simpler' ? (short === null ? null : `${warm} ${short}`) : warm;
  const text = paragraphs([opening, factLine(told), next?.text ?? null]);
  return { text: text === '' ? warm : text, offers: next?.offers ?? null };
}
