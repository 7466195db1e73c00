import { askedTogether } from '../asked/clauses.ts';
import { detailCalls } from '../asked/decide.ts';
import { readMessage } from '../asked/reading.ts';
import { readIntents } from '../classifier/read-intent.ts';
import type { Intent } from '../intents.ts';
import { KNOWLEDGE_OF, type KnowledgeIntent } from '../knowledge/topics-of-intents.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { compareCall, SIDE_BY_SIDE } from './compare.ts';
import { eachThere } from './each-there.ts';
import { classifyCalls, lookUp, MOST_JUDGED, meant, type Wish } from './parts.ts';
import { knownOf } from './topics.ts';

/** The fact of a programme that an intent asks for. */
const FACET_OF: Partial<Record<Intent, Facet>> = {
  programme_score: 'scores',
  programme_trend: 'trend',
  programme_requirements: 'requirements',
  programme_formula: 'formula',
  programme_fee: 'fee',
  programme_length: 'duration',
  programme_interview: 'interview',
  find_by_interview: 'interview',
  programme_documents: 'documents',
  programme_places: 'intake',
  programme_bands: 'bands',
  programme_careers: 'careers',
  programme_retake: 'retake',
};

/** A fact named alone: "its interview and fee". */
const BARE: readonly (readonly [Facet, RegExp])[] = [
  ['fee', /(?<![a-z])(?:fees?|tuition|costs?)(?![a-z])|学费|几(?:多)?钱|多少钱/],
  ['intake', /(?<![a-z])(?:places|seats|intake)(?![a-z])|学额|几多位/],
  ['duration', /(?<![a-z])(?:how long|years)(?![a-z])|读几耐|几年/],
  ['interview', /(?<![a-z])interviews?(?![a-z])|面试/],
];

/** The facts that a text in plain form names alone. */
export const namedBarely = (plain: string): readonly Facet[] =>
  BARE.filter(([, words]) => words.test(plain)).map(([facet]) => facet);

/** From this share on a part of a question counts. */
const HEARD = 0.3;
/** "How hard is it", 難唔難入: how one stands there. */
const HARD =
  /(?<![a-z])how (?:hard|easy|difficult|tough)|(?<![a-z])how(?:'s| is) (?:it|that)(?![a-z])|(?:难|易|容易)(?:唔|不)(?:难|易|容易)|几(?:难|易)|有多(?:难|容易)/;
/** 讀幾年 asks how long it is, not what has to be read for it. */
const isTold =
  (named: readonly Facet[]) =>
  (facet: Facet): boolean =>
    named.length === 0 || facet !== 'requirements';

const isKnowledge = (intent: Intent): intent is KnowledgeIntent => intent in KNOWLEDGE_OF;

/** Longer messages tell a story, and their parts are no questions of one programme. */
const LONGEST = 90;

/** From this share on a part asks for words, of money or of dates, beside what it asks of the programmes. */
const TOLD = 0.5;
/** More would be a wall of text. */
const MOST_TOLD = 1;

/** Two or more things asked of the same programmes: "the fee and interview of JS4412 and how long is it, any grants". */
export function askedAtOnce(wish: Wish): Understanding | null {
  const { text, context, earlier } = wish;
  const parts = text.length > LONGEST ? [] : askedTogether(text);
  if (parts.length < 2) return null;
  const heard = parts.map((part) => {
    const reading = readMessage(part, context);
    const [{ intent, share }] = readIntents(part, reading, context.intents);
    const facet = share >= HEARD ? FACET_OF[intent] : undefined;
    const named = namedBarely(reading.text);
    const isOwn = facet !== undefined && isTold(named)(facet);
    const ofPart = facet === undefined && share >= TOLD && isKnowledge(intent) ? intent : null;
    return {
      told: ofPart === null ? null : { intent: ofPart, text: part },
      facets: isOwn ? [facet] : [...reading.facets.filter(isTold(named)), ...named],
      isLevel:
        share >= HEARD ? intent === 'programme_level' : reading.has('chance') || HARD.test(reading.text),
    };
  });
  const facets = [...new Set(heard.flatMap((part) => part.facets))];
  const asksLevel = heard.some(({ isLevel }) => isLevel);
  // When one hears of an interview is told with the interview.
  const isTimed = facets.includes('interview');
  const told = heard
    .flatMap(({ told: one }) => (one === null || (isTimed && one.intent === 'dates') ? [] : [one]))
    .flatMap((one) => knownOf(one.intent)({ text: one.text, context, earlier })?.calls ?? [])
    .slice(0, MOST_TOLD);
  const each = eachThere(wish.reading.named, context);
  const isOfSeveral = each.length > 1;
  if (isOfSeveral && facets.length > 0 && facets.every((facet) => SIDE_BY_SIDE.has(facet)))
    return lookUp([...compareCall(each, wish), ...told]);
  const codes = isOfSeveral ? each.slice(0, TOOL_LIMITS.compared) : meant(wish).slice(0, MOST_JUDGED);
  const isOfThem = codes.length > 0 && (facets.length > 0 || asksLevel);
  if (!isOfThem || facets.length + (asksLevel ? 1 : 0) + told.length < 2) return null;
  return lookUp(
    [...detailCalls(codes, codes.length), ...(asksLevel ? classifyCalls(codes) : []), ...told],
    facets,
  );
}
