import { readMessage } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { fieldName } from '../guide/condition-words.ts';
import { fieldsAbout, fieldsNamed } from '../knowledge/field-words.ts';
import { isOfGrades } from '../knowledge/for-grade.ts';
import type { KnowledgeEntry, KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { shareOfWords } from '../knowledge/words-wanted.ts';
import { type KnowledgeMatch, knowledgeFor } from '../knowledge.ts';
import { fieldsOfTalk } from './field-of-talk.ts';

const LOCAL = /(?<!非|不是|唔系)本地|本港|(?<![a-z-])(?<!non[- ]?)local(?:ly|s)?(?![a-z])/;
const ELSEWHERE =
  /非本地|内地|大陆|国际生|海外|(?<![a-z])(?:non-?local|mainland|international|overseas|visa)(?![a-z])/;

/** Whether an answer, by its id, is of pupils from where a plain text speaks of: what those from elsewhere pay is nothing to local ones. */
const isOfResidence = (id: string, text: string): boolean =>
  !(id.startsWith('nonLocal') && LOCAL.test(text) && !ELSEWHERE.test(text));

/** A chat in which a message stands. */
export interface InTalk {
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
}

/** Below it nothing was asked in words. */
const IN_WORDS = 0.1;
/** Messages longer ago say nothing of what is asked now. */
const REMEMBERED = 2;

/** What the pupil said before and was not plainly looked up, the latest first. */
const saidBefore = ({ context, earlier }: InTalk): readonly string[] =>
  earlier
    .filter(({ isBot }) => !isBot)
    .slice(-REMEMBERED)
    .toReversed()
    .map(({ text }) => text)
    .filter((text) => shareOfWords(text, readMessage(text, context), context.knowledge) >= IN_WORDS);

/** Below it no answer is meant, of whatever field. */
const MEANT = 0.2;
/** From this share on an answer of the field that the talk is of stands for a general one that is told beside it. */
const RATHER = 0.5;

/** An answer that the name of a field finds by itself is asked for where the message makes it so much likelier. */
const ASKED = 0.7;

/** Before a school subject, these make it what one studies: 学历史. */
const STUDIES = /[读学修]$|(?<![a-z])(?:stud(?:y|ied|ying)|major(?:ing)? in|degree in) $/;

const namesField = (text: string, { context }: InTalk): boolean => {
  const { named, grades, text: plain } = readPlainly(text, context);
  const isStudied = grades.named.some(({ at }) => STUDIES.test(plain.slice(0, at)));
  const isNamed = named.codes.length + named.topics.length > 0 || isStudied;
  return isNamed || fieldsNamed(text, context.knowledge).length > 0;
};

/** In these each field has the same told of it. */
const ALIKE: readonly KnowledgeTopic[] = ['interviews', 'electives'];

/** What a message asks for with the name of a field; not what that name asks for by itself. */
function withField(
  text: string,
  field: string,
  { context }: InTalk,
  topics: readonly KnowledgeTopic[] | undefined,
): readonly KnowledgeMatch[] {
  const name = fieldName(field, context);
  const byName = knowledgeFor(name, context.knowledge, topics);
  return knowledgeFor(`${name} ${text}`, context.knowledge, topics).filter(
    ({ entry, share }) =>
      ALIKE.includes(entry.topic) || byName.every((one) => one.entry !== entry || one.share < share * ASKED),
  );
}

const standNear = (one: KnowledgeEntry, other: KnowledgeEntry): boolean =>
  one.topic === other.topic &&
  (ALIKE.includes(one.topic) || one.related.includes(other.id) || other.related.includes(one.id));

/**
 * The answers that a message may ask for, in the talk it stands in, the likeliest first. Where it names no field of study and the
 * talk is of one, no answer of another field is given: instead those that the message asks for with the name of that field.
 */
export function answersInTalk(
  text: string,
  talk: InTalk,
  topics?: readonly KnowledgeTopic[],
): readonly KnowledgeMatch[] {
  const own = knowledgeFor(text, talk.context.knowledge, topics, saidBefore(talk));
  const [best] = own;
  if (best === undefined || best.share < MEANT || namesField(text, talk)) return own;
  const { fields, isSaid } = fieldsOfTalk(talk.context, talk.earlier);
  const [main] = fields;
  if (main === undefined) return own;
  const isOfTalk = ({ entry }: KnowledgeMatch): boolean =>
    fieldsAbout(entry).some((field) => fields.includes(field));
  const isElsewhere = (match: KnowledgeMatch): boolean =>
    fieldsAbout(match.entry).length > 0 && !isOfTalk(match);
  if (isOfTalk(best) || !(isSaid || isElsewhere(best))) return own;
  // The field is of the talk, so that the message asks for no answer of it more surely than for one of another.
  const named = withField(text, main, talk, topics)
    .filter((match) => !isElsewhere(match))
    .map((match) => ({ ...match, share: Math.min(match.share, best.share) }));
  if (isElsewhere(best)) {
    const others = own.filter(
      (match) => !isElsewhere(match) && !named.some(({ entry }) => entry === match.entry),
    );
    return [...named, ...others];
  }
  const [first] = named;
  const isRather =
    first !== undefined && isOfTalk(first) && first.share >= RATHER && standNear(first.entry, best.entry);
  return isRather ? named : own;
}

/** The same where the likeliest is of the grades, and of pupils from where, that are named or saved; else none: what is asked of others asks for nothing less likely. */
export function answersMeant(text: string, talk: InTalk): readonly KnowledgeMatch[] {
  const { context } = talk;
  const reading = readPlainly(text, context);
  const isMeant = ({ entry: { id } }: KnowledgeMatch): boolean =>
    isOfGrades(id, reading.grades, context.grades) && isOfResidence(id, reading.text);
  const matches = answersInTalk(text, talk);
  const [best] = matches;
  return best === undefined || isMeant(best) ? matches.filter(isMeant) : [];
}
