import type { EddyContext } from '../context.ts';
import { BY_WORDS, type CatalogueSearch } from '../programme-index.ts';
import type { Facet } from '../tools/facets.ts';
import type { Notion, Outside } from '../understanding.ts';
import { type Cue, cuesIn } from './cue-words.ts';
import { facetsIn } from './facet-words.ts';
import { type NamedGrades, namedGrades } from './grade-changes.ts';
import { type NamedProgrammes, namedProgrammes } from './named-programmes.ts';
import { asksMeaning, notionsIn } from './notion-words.ts';
import { outsideOf } from './outside-words.ts';
import { OWN, plainText } from './plain-text.ts';
import { smallTalk } from './small-talk.ts';
import { respelt } from './spelling.ts';

/** Everything that rules find in one message, before it is decided what it asks. */
export interface Reading {
  readonly text: string;
  readonly named: NamedProgrammes;
  readonly grades: NamedGrades;
  readonly facets: readonly Facet[];
  readonly notions: readonly Notion[];
  readonly asksMeaning: boolean;
  readonly outside: Outside | null;
  readonly smallTalk: ReturnType<typeof smallTalk>;
  readonly cues: ReadonlySet<Cue>;
  readonly has: (cue: Cue) => boolean;
}

const CODE_OR_BEST =
  /j ?s ?[-_:]? ?(?:[0-9]{4}|s[a-z][0-9]{2})|(?:best|最佳|最好的?) ?[56五六]|band ?[a-e1-5]|(?<![a-z])(?:form ?|f\.? ?|s\.? ?|secondary ?)[1-6](?![0-9*])|(?:top|first|last|头|首|前) ?[0-9一二三四五]/g;
const hidden = (text: string): string => text.replace(CODE_OR_BEST, (found) => '_'.repeat(found.length));

/** Words that a subject and a programme share are the subject's where grades are spoken of. */
function withoutSubjects(
  text: string,
  named: NamedProgrammes,
  grades: NamedGrades,
  has: Reading['has'],
): NamedProgrammes {
  const aboutGrades = grades.changes.length > 0 || grades.mentions.length > 0 || has('improve');
  const seeks = has('chance') || has('search') || has('recommend') || has('fit');
  const aboutSelf = has('entered') || ((has('scores') || OWN.test(text)) && !seeks);
  if (!aboutGrades && !aboutSelf) return named;
  const isSubject = ({ at, end }: { readonly at: number; readonly end: number }): boolean =>
    grades.named.some((one) => one.at <= at && end <= one.end);
  const kept = named.topics.map((topic) => !isSubject(topic));
  if (kept.every(Boolean)) return named;
  return kept.some(Boolean)
    ? { ...named, topics: named.topics.filter((_, index) => kept[index] === true) }
    : { ...named, topics: [], searches: [], absent: [], found: [], own: [] };
}

/** Messages are read again and again while a chat is understood: once for each context. */
const MOST_HELD = 64;
type Held = WeakMap<EddyContext, Map<string, Reading>>;
const readBefore = new Map<CatalogueSearch, Held>();

/** Reads a message: its cues, and what it names, by words as they stand or by the field that is meant. */
export function readMessage(message: string, context: EddyContext, by: CatalogueSearch = BY_WORDS): Reading {
  const before: Held = readBefore.get(by) ?? new WeakMap();
  readBefore.set(by, before);
  const held = before.get(context) ?? new Map<string, Reading>();
  before.set(context, held);
  if (held.size >= MOST_HELD) held.clear();
  const reading = held.get(message) ?? read(message, context, by);
  held.set(message, reading);
  return reading;
}

function read(message: string, context: EddyContext, by: CatalogueSearch): Reading {
  const text = respelt(plainText(message));
  const cues = cuesIn(text);
  const has = (cue: Cue): boolean => cues.has(cue);
  const grades = namedGrades(hidden(text), context.grades);
  return {
    text,
    named: withoutSubjects(text, namedProgrammes(text, context, by), grades, has),
    grades,
    facets: facetsIn(text),
    notions: notionsIn(text),
    asksMeaning: asksMeaning(text),
    outside: outsideOf(text),
    smallTalk: smallTalk(text),
    cues,
    has,
  };
}
