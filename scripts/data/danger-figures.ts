import { type Balance, byChance, evidenceOfText, weigh } from '@lodestar/eddy';
import type { DangerLesson } from './danger-lessons.ts';
import { learnBalance, type WeighedText } from './learn-danger.ts';

const read = (text: string): readonly Int32Array[] =>
  evidenceOfText(text).map((evidence) => Int32Array.from(evidence));

const dangerOf = ({ label }: DangerLesson): number => (label === 'none' ? 0 : label === 'soft' ? 0.5 : 1);

/** Plain words are few among the phrases and many in a chat, and worries few among what is said to Eddy. */
const COMMON: ReadonlySet<string> = new Set(['common', 'quarrels']);
/** Written to be hard, as people do say it. */
const HARD = /^(?:alarming|indirect|talks|long)-|^(?:turns|in-talk)$/;
const COUNTS = { common: 6, soft: 6, hard: 2, worry: 20, talk: 4, phrase: 1 } as const;

function countOf({ label, author, of }: DangerLesson): number {
  if (label === 'soft') return COUNTS.soft;
  if (COMMON.has(author)) return COUNTS.common;
  return HARD.test(author) ? COUNTS.hard : COUNTS[of];
}

export interface ReadLesson extends DangerLesson {
  readonly read: WeighedText;
}

export const readLesson = (lesson: DangerLesson): ReadLesson => ({
  ...lesson,
  read: { stretches: read(lesson.text), danger: dangerOf(lesson), count: countOf(lesson) },
});

/** Texts of one writing each, of which another is taken, the same one every time. */
function others(lessons: readonly DangerLesson[]): (like: DangerLesson, index: number) => string {
  const textsOf = (english: boolean) =>
    lessons.filter(({ lang }) => (lang === 'en') === english).map(({ text }) => text);
  const [english, chinese] = [textsOf(true), textsOf(false)];
  return ({ lang }, index) => {
    const texts = lang === 'en' ? english : chinese;
    return texts[(index * 7 + 3) % Math.max(texts.length, 1)] ?? '';
  };
}

/** Danger in one breath with a question about admission, and two harmless texts in one. */
function together(lessons: readonly ReadLesson[]): readonly WeighedText[] {
  const safe = others(lessons.filter(({ label }) => label === 'none'));
  const question = others(lessons.filter(({ of }) => of === 'talk'));
  return lessons.flatMap((lesson, index): readonly WeighedText[] => {
    const isSafe = lesson.label === 'none';
    if (lesson.label === 'soft' || (!isSafe && index % 2 === 1)) return [];
    const other = (isSafe ? safe : question)(lesson, index);
    const text = index % 4 < 2 ? `${lesson.text} ${other}` : `${other} ${lesson.text}`;
    return [{ stretches: read(text), danger: isSafe ? 0 : 1, count: 1 }];
  });
}

export const learnFrom = (lessons: readonly ReadLesson[]): Balance =>
  learnBalance([...lessons.map((lesson) => lesson.read), ...together(lessons)]);

const FOLDS = 7;

/** Authors in seven groups: each is asked of what was learned from the others. */
function foldOf(lessons: readonly DangerLesson[]): (lesson: DangerLesson) => number {
  const authorsOf = (isPhrase: boolean) => [
    ...new Set(lessons.filter(({ of }) => (of === 'phrase') === isPhrase).map(({ author }) => author)),
  ];
  const [phrases, talk] = [authorsOf(true), authorsOf(false)];
  return ({ author, of }) => (of === 'phrase' ? phrases : talk).indexOf(author) % FOLDS;
}

const JOINED: readonly ((risk: string, question: string) => string)[] = [
  (risk, question) => `${question} ${risk}`,
  (risk, question) => `${risk} ${question}`,
  (risk, question) => `${risk}, ${question}`,
  (risk, question) => `${question}, ${risk}`,
  (risk, question) => `${question} lol ${risk}`,
  (risk, question) => `${risk} 😂 ${question}`,
];

export interface Asked {
  readonly set: 'plain' | 'inside a question' | 'look-alike' | 'worry' | 'talk' | 'soft';
  readonly lang: string;
  readonly author: string;
  readonly text: string;
  readonly weight: number;
}

const most = (stretches: readonly Int32Array[], balance: Balance): number =>
  stretches.reduce(
    (heaviest, stretch) => Math.max(heaviest, weigh(stretch, balance)),
    Number.NEGATIVE_INFINITY,
  ) - byChance(stretches.length);

const setOf = ({ label, of }: DangerLesson): Asked['set'] => {
  if (label === 'soft') return 'soft';
  if (label !== 'none') return 'plain';
  if (of === 'phrase') return 'look-alike';
  return of === 'worry' ? 'worry' : 'talk';
};

/** How phrases weigh; every other risk once more inside a question about admission. */
export function asked(lessons: readonly ReadLesson[], balance: Balance): readonly Asked[] {
  const question = others(lessons.filter(({ of }) => of === 'talk'));
  return lessons.flatMap((lesson, index): readonly Asked[] => {
    const { lang, author, text } = lesson;
    const set = setOf(lesson);
    const alone = { set, lang, author, text, weight: most(lesson.read.stretches, balance) };
    if (set !== 'plain' || index % 2 === 1) return [alone];
    const join = JOINED[(index >> 1) % JOINED.length];
    const both = join?.(text, question(lesson, index)) ?? text;
    return [alone, { ...alone, set: 'inside a question', text: both, weight: most(read(both), balance) }];
  });
}

/** Every author asked of what was learned from the authors of other groups. */
export function askedByOthers(lessons: readonly ReadLesson[]): readonly Asked[] {
  const fold = foldOf(lessons);
  return Array.from({ length: FOLDS }, (_, held) => {
    const balance = learnFrom(lessons.filter((one) => fold(one) !== held));
    const found = asked(
      lessons.filter((one) => fold(one) === held),
      balance,
    );
    console.error(`group ${held + 1} of ${FOLDS}: ${found.length}`);
    return found;
  }).flat();
}
