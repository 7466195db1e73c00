import type { InstitutionCode } from '@lodestar/domain';
import type { Topic } from './topics.ts';

interface Place {
  readonly at: number;
  readonly end: number;
}

/** What may stand between an institution and the field sought there: 港大嘅牙醫, "law at HKU". */
const BETWEEN = /^\s*(?:的|嘅|之|'?s|at|in|from|@|\()?\s*$/;

function isBeside(text: string, one: Place, other: Place): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return first.end <= second.at && BETWEEN.test(text.slice(first.end, second.at));
}

/**
 * 港大牙醫…中大護理: each field with the institution beside it, and not with the other's; one that stands before them all, as in
 * 牙醫同中大護理, is sought anywhere. Empty where one of either stands apart: then all are meant of all.
 */
export function pairedWith(
  text: string,
  topics: readonly Topic[],
  mentions: readonly (Place & { readonly institutions: readonly InstitutionCode[] })[],
): ReadonlyMap<Topic, readonly InstitutionCode[]> {
  const none: ReadonlyMap<Topic, readonly InstitutionCode[]> = new Map();
  if (topics.length < 2 || mentions.length === 0) return none;
  const pairs = new Map<Topic, readonly InstitutionCode[]>();
  const free = new Set(mentions);
  for (const topic of topics) {
    // Of "hku law cuhk nursing", what stands before is meant first.
    const beside = [...free].filter((mention) => isBeside(text, mention, topic));
    const mention = beside.find(({ end }) => end <= topic.at) ?? beside[0];
    if (mention === undefined && mentions.every(({ at }) => topic.end <= at)) {
      pairs.set(topic, []);
      continue;
    }
    if (mention === undefined) return none;
    free.delete(mention);
    pairs.set(topic, mention.institutions);
  }
  return free.size > 0 ? none : pairs;
}
