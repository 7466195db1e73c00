import { LANGUAGE_FACTS } from '@lodestar/domain';
import type { EddyContext, EddyLanguage } from './context.ts';
import { paragraphs, type Wording, wordingIn } from './guide/wording.ts';
import { asSpoken } from './knowledge/as-spoken.ts';
import { currentEntryYear, nextDate } from './knowledge/calendar.ts';
import type { KnowledgeEntry, KnowledgeFact, KnowledgeTopic } from './knowledge/knowledge-file.ts';
import en from './knowledge/locales/en.json' with { type: 'json' };
import sc from './knowledge/locales/sc.generated.json' with { type: 'json' };
import tc from './knowledge/locales/tc.json' with { type: 'json' };
import { subDegreeStanding } from './knowledge/own-standing.ts';

type KnowledgeTexts = typeof en;

const TEXTS: Readonly<Record<EddyLanguage, KnowledgeTexts>> = { en, tc, sc };
const MOST_LINKS = 2;
const MOST_CYCLES = 2;

/** The part of a pupil's context that knowledge is worded from. */
export type KnowledgeSurroundings = Pick<EddyContext, 'knowledge' | 'language' | 'today'>;

function dayWords(day: string, language: EddyLanguage): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_FACTS[language].dates, form).format(new Date(day.slice(0, 10)));
}

const ENTRY = /^(\d{4}) entry/;

function cycleWords(cycle: string, { language, say }: Wording): string {
  const texts = TEXTS[language].cycle;
  const [, year = cycle, kind = ''] = /^([\d/–-]+)(?: (\w+))?/.exec(cycle) ?? [];
  switch (kind) {
    case 'entry':
    case 'scores':
    case 'results':
    case 'exam':
      return say(texts[kind], { year });
    default:
      return /^\d/.test(cycle) ? say(texts.year, { year }) : texts.earlier;
  }
}

/** The newest cycles by name, the others together. */
function cyclesWords(cycles: readonly string[], wording: Wording): readonly string[] {
  const words = cycles.slice(0, MOST_CYCLES).map((cycle) => cycleWords(cycle, wording));
  const isMore = cycles.length > MOST_CYCLES;
  return [...new Set([...words, ...(isMore ? [TEXTS[wording.language].cycle.earlier] : [])])];
}

/** The newest day is not enough: figures are as old as the one that was looked up first. */
const firstDay = (facts: readonly KnowledgeFact[]): string =>
  facts.map(({ checked_on }) => checked_on).sort()[0] ?? '';

const ADVICE: readonly KnowledgeTopic[] = ['feelings', 'exams'];

/** Said of what is common knowledge. */
export const generalWords = (language: EddyLanguage): string => TEXTS[language].general;

/** It tells facts, read nowhere: said to be common knowledge. Advice stands on no facts. */
const isGeneral = ({ topic, facts }: KnowledgeEntry): boolean =>
  !ADVICE.includes(topic) && facts.length > 0 && facts.every(({ source }) => source === null);

/** Of what year the figures are, when and where they were read, and that this year's are not known yet. */
function sourcedWords(entry: KnowledgeEntry, context: KnowledgeSurroundings): string | null {
  const wording = wordingIn(context.language);
  const { sourced: texts } = TEXTS[context.language];
  const dated = entry.facts.filter(({ volatile, source }) => volatile && source !== null);
  if (dated.length === 0) return isGeneral(entry) ? generalWords(context.language) : null;
  const cycles = [...new Set(dated.flatMap(({ cycle }) => cycle ?? []))].sort().reverse();
  const links = new Map(
    dated.flatMap(({ source }) =>
      source?.link ? [[source.name[context.language], source.link] as const] : [],
    ),
  );
  const current = currentEntryYear(context.knowledge.file.calendar, context.today);
  const entryYears = cycles.flatMap((cycle) => ENTRY.exec(cycle)?.[1] ?? []).map(Number);
  const isOfEarlierYears = current !== null && entryYears.length > 0 && Math.max(...entryYears) < current;
  const saysSoItself = entry.facts.some(({ cycle }) => cycle?.startsWith(`${current} `));
  return wording.joined([
    wording.say(links.size === 0 ? texts.plain : texts.linked, {
      cycles: wording.list(cyclesWords(cycles, wording)),
      day: dayWords(firstDay(dated), context.language),
      links: [...links]
        .slice(0, MOST_LINKS)
        .map(([name, link]) => `[${name}](${link})`)
        .join(wording.texts.list.separator),
    }),
    isOfEarlierYears && !saysSoItself ? wording.say(texts.notYet, { year: current }) : null,
  ]);
}

/**
 * An answer in Markdown: what is known, of what cycle and when it was checked, with links where there is an address,
 * and one next step. Figures of a cycle that is over are said to be so; nothing is derived for a cycle not known.
 */
export function knowledgeWords(entry: KnowledgeEntry, context: KnowledgeSurroundings): string {
  const { language } = context;
  const { say } = wordingIn(language);
  const sourced = sourcedWords(entry, context);
  return paragraphs([
    entry.answer[language],
    ...entry.prepare.map((text) => say(TEXTS[language].prepare, { text: text[language] })),
    sourced === null ? null : `*${sourced}*`,
    `→ ${entry.next[language]}`,
  ]);
}

/** The same as it is spoken to: in Cantonese, to a pupil who writes it. */
export const knowledgeSaid = (words: string, { language, register }: Wording): string =>
  register === 'written' ? words : asSpoken(words, language);

/** Answers after which is said how the pupil stands to what they ask. */
export const ASKS_FIVE_TWOS: ReadonlySet<string> = new Set([
  'subDegree22222',
  'associateDegree',
  'higherDiploma',
]);

/** How the pupil stands to what an answer asks; null where it asks nothing, or too few grades are known. */
export function standingWords({ id }: KnowledgeEntry, { grades, language }: EddyContext): string | null {
  const standing = ASKS_FIVE_TWOS.has(id) ? subDegreeStanding(grades) : null;
  if (standing === null) return null;
  const { say } = wordingIn(language);
  return say(TEXTS[language].subDegree[standing.kind], 'count' in standing ? { count: standing.count } : {});
}

/** The next date from today on; where none is known, that it is not known. */
export function nextDateWords(context: KnowledgeSurroundings): string {
  const { knowledge, language, today } = context;
  const { say, joined } = wordingIn(language);
  const texts = TEXTS[language].date;
  const { calendar } = knowledge.file;
  const next = nextDate(calendar, today);
  if (next === null) {
    const year = currentEntryYear(calendar, today);
    return year === null ? texts.nothing : say(texts.none, { past: `${year - 1}`, year: `${year}` });
  }
  const { date, edge, day, entryYear } = next;
  const isOneDay =
    date.start === null || date.end === null || date.start.slice(0, 10) === date.end.slice(0, 10);
  const form = isOneDay ? texts.on : edge === 'start' ? texts.starts : texts.ends;
  return joined([
    say(form, { what: date.what[language], day: dayWords(day, language), year: `${entryYear}` }),
    date.official ? null : texts.copied,
  ]);
}
