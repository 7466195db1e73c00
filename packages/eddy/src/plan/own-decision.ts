import { clausesIn } from '../asked/clauses.ts';
import { soughtIn } from '../asked/criterion-words.ts';
import { listQuestionIn } from '../asked/list-question.ts';
import { type OwnDecision, ownDecisionIn, soManyTaken } from '../asked/own-decision.ts';
import { plainText } from '../asked/plain-text.ts';
import { readMessage } from '../asked/reading.ts';
import { LIKED, pickedFor, toldReason } from '../asked/told-reasons.ts';
import { readIntents } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { ownMeant } from '../state/own-meant.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import type { ToolCall } from '../tool-call.ts';
import type { OrderInput } from '../tools/order-advised.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { addedTo } from './order.ts';
import { lookUp, type Wish } from './parts.ts';
import { replaced, withoutChoice } from './places.ts';
import { preferredOwn } from './preferred.ts';

/** More stood side by side, and none of them is meant by "which one". */
const MOST_BEFORE = 4;

/** The choices of one's own that were spoken of together last. */
function groupBefore({ context, earlier }: Wish): readonly string[] {
  const group = spokenOf(earlier.slice(-2), context).find(({ codes }) => codes.length > 1)?.codes ?? [];
  const isOwn = group.every((code) => context.choices.includes(code));
  return isOwn && group.length <= MOST_BEFORE ? group : [];
}

/** So few words say of the one that was just decided on that it is liked. */
const LONGEST_LIKING = 60;

/** What the talk just was of: several side by side, or the one that is liked after all. */
function before(wish: Wish): readonly string[] {
  const { reading, context, earlier } = wish;
  const group = groupBefore(wish);
  if (group.length > 0 || reading.text.length > LONGEST_LIKING || !LIKED.test(reading.text)) return group;
  const focus = focusOf(earlier.slice(-2), context);
  return focus.length === 1 ? focus.filter((code) => context.choices.includes(code)) : [];
}

/** From this share on the message asks for something else, unless a code says what it is of. */
const CERTAIN = 0.85;
const LIKELY = 0.5;
const OF_CHOICES =
  /^(?:list_|my_list$|programme_(?:compare|level|bands)$|recommend$|fit$|what_if$|why$|pressure$|worry$|late$|lost$)/;
const PICKS =
  /(?<![a-z])(?:pick|choose|for (?:me|him|her|us)|should (?:i|he|she|we)|would you)(?![a-z])|拣|选|挑|留|我/;

/** Whether something else is plainly asked: which university is better at large, what bands are, when something closes. */
function isOfElse({ text, reading, context }: Wish, asked: OwnDecision): boolean {
  if (reading.named.codes.length > 0) return false;
  const [{ intent, share }] = readIntents(text, readMessage(text, context), context.intents);
  if (intent === 'ranking') {
    const least = asked === 'pick' ? LIKELY : CERTAIN;
    return reading.named.topics.length === 0 && share >= least && !PICKS.test(reading.text);
  }
  return share >= CERTAIN && !OF_CHOICES.test(intent);
}

/** Whether every one of the list would take somebody. */
const ALL_IN =
  /(?<![a-z])(?:get(?: in| into)?|make it|take me|admit)(?![a-z])|(?:都|全部)(?:可以|能够?|会)?(?:入到?|进|收|得)|(?:能|可以)(?:入|进)/;

/** The most or least of a chance. */
const OF_CHANCE =
  /最(?:有|冇|没有?|无|大|细|小|低|高|唔|不)?(?:希望|机会?|可能|把握|戏|望)|(?:希望|机会|把握)最|(?<![a-z])(?:least|most) (?:likely|hope|chance)|(?:best|worst|lowest|highest|better) (?:chance|odds)/;

const advise = (input: OrderInput): Understanding | null => lookUp([{ tool: 'order_advice', input }]);

/** A decision rests on what the whole message tells: of likes, and of reasons beside the grades. */
export function withAllTold(
  call: ToolCall,
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): ToolCall {
  if (call.tool !== 'order_advice' || (call.input.codes ?? []).length === 0) return call;
  const reason = toldReason(plainText(message));
  const { about } = call.input;
  const isOfPlaces = about === 'place' || about === 'swap';
  const preferred = isOfPlaces ? preferredOwn(message, context, earlier) : null;
  return {
    tool: 'order_advice',
    input: {
      ...call.input,
      ...(reason === null ? {} : { reason }),
      ...(preferred === null ? {} : { preferred }),
      ...(call.input.likes === undefined ? {} : { likes: likesIn(message) }),
    },
  };
}

const EACH = new RegExp(`[\\s\\S]{1,${TOOL_LIMITS.query}}`, 'gu');

/** What a message may tell of likes, in pieces that a look-up takes. */
const likesIn = (message: string): readonly string[] =>
  clausesIn(message)
    .flatMap((clause) => clause.match(EACH) ?? [])
    .slice(0, TOOL_LIMITS.codes * 2);

/** Whether a message names choices of one's own by itself. */
export const namesOwn = (wish: Wish): boolean => {
  const { codes, by } = ownMeant(wish);
  return by === 'name' && codes.length > 0;
};

/** What is to be decided of the pupil's own choices that a message means, decided: which to take or let go, whether one stays, and where. */
export function decidedOfOwn(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  if (context.choices.length === 0) return null;
  const meant = ownMeant(wish);
  const isNone =
    meant.codes.length === 0 && reading.named.codes.length + reading.named.institutions.length === 0;
  const codes = (isNone ? before(wish) : meant.codes).slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  if (meant.by === 'whole' && ALL_IN.test(reading.text))
    return lookUp([{ tool: 'classify', input: { codes, whether: true } }]);
  const isPut = meant.place !== null;
  const isOwn = codes.every((code) => context.choices.includes(code));
  // Which kind goes first is asked of the whole list, whatever the talk is of.
  if (meant.by === 'talk' && listQuestionIn(reading.text) === 'dreamFirst') return null;
  const asked = ownDecisionIn(reading, { count: codes.length, isPut, by: isNone ? 'talk' : meant.by, isOwn });
  if (asked === null || (isNone && codes.length > 1 && asked !== 'pick' && asked !== 'drop')) return null;
  if ((replaced(wish) ?? withoutChoice(wish) ?? addedTo(wish)) !== null) return null;
  if (isOfElse(wish, asked)) return null;
  const sought = asked === 'balance' || asked === 'drop' ? soughtIn(reading) : null;
  // Which of them has the least chance is told of each.
  const isOfAllNamed = codes.length >= reading.named.topics.length;
  if (isOfAllNamed && sought?.by === 'level' && OF_CHANCE.test(reading.text))
    return lookUp([
      { tool: 'which_of', input: { codes: meant.by === 'whole' ? [] : codes, ...sought, subject: null } },
    ]);
  const { codes: typed, topics, institutions } = reading.named;
  const isByName = typed.length > 0 || topics.length === 0 || institutions.length === 0;
  // Which of a field is likelier is told beside all that is known of them.
  if (asked === 'pick' && pickedFor(reading.text) === 'chance' && !isByName) return null;
  switch (asked) {
    case 'pick': {
      const most = Math.min(soManyTaken(reading.text), codes.length - 1);
      return advise({ codes, about: 'pick', most, pickedFor: pickedFor(reading.text), likes: likesIn(text) });
    }
    case 'place': {
      const { place } = meant;
      return advise({ codes, about: 'place', ...(place === null ? {} : { place }) });
    }
    case 'balance':
    case 'drop':
    case 'keep':
    case 'swap':
      return advise({ codes, about: asked });
  }
}
