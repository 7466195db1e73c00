import { questionSentences } from '../asked/clauses.ts';
import { asksCareers } from '../asked/compared-by.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { plainText } from '../asked/plain-text.ts';
import { ownCounted } from '../state/own-counted.ts';
import { ownMeant } from '../state/own-meant.ts';
import { namedPlaces } from '../state/own-places.ts';
import { placeNamed, pointedAt } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { compareCall } from './compare.ts';
import { eachThere } from './each-there.ts';
import { lookUp, type Wish } from './parts.ts';

/** The rows that stood last in the talk, where more than one of them was singled out, and so none by itself; none: no rows did. */
function rowsBefore({ context, earlier }: Wish): readonly string[] {
  const [last, rows] = spokenOf(earlier.slice(-2), context);
  if (last === undefined || rows === undefined || last.listed || !rows.listed) return [];
  const isAmongThem = last.codes.length > 1 && last.codes.every((code) => rows.codes.includes(code));
  return isAmongThem ? rows.codes : [];
}

/**
 * Several programmes that something is asked of alike: choices of one's own that are named or counted (社工四間, "my three"),
 * those that are pointed at, or the rows shown last where nothing is named. None: it is of one, or of what is named.
 */
export function severalMeant(wish: Wish): readonly string[] {
  const { text, reading, context, earlier } = wish;
  const { codes, topics, institutions } = reading.named;
  if (codes.length + institutions.length > 0) return [];
  const own = ownMeant(wish);
  if (own.by !== 'talk' && own.codes.length > 1) return own.codes;
  const pointed = pointedAt(text, reading, context, earlier);
  if (pointed.length > 0 || topics.length > 0) return pointed;
  return rowsBefore(wish);
}

/** The few that stood side by side in the answer before, where a message names and points at none; null: it does, or none did. */
export function besideEachOther({ text, reading, context, earlier }: Wish): readonly string[] | null {
  if (!namesNothing(reading.named)) return null;
  if (namedPlaces(reading.text, context.choices).length > 0 || placeNamed(text) !== null) return null;
  if (pointedAt(text, reading, context, earlier).length > 0) return null;
  const rows = spokenOf(earlier.slice(-1), context).find(({ listed }) => listed)?.codes ?? [];
  return rows.length > 1 && rows.length <= TOOL_LIMITS.compared ? rows : null;
}

/** Whether it is the same for all of them. */
const ALIKE = /一样|都|同样|(?<![a-z])(?:same|both|too|either|also|all)(?![a-z])/;

/** What is asked, without the story told before it: who wants to be registered one day asks there of something else. */
function askedIn(text: string): string {
  const asking = questionSentences(text).filter(({ asks }) => asks);
  return plainText(asking.length > 0 ? asking.map(({ clause }) => clause).join(' ') : text);
}

/** 東華定都大讀完係咪一樣考到牌: what becomes of graduates, of several choices of one's own that are named, or of several where it may be alike. */
export function afterThose(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const asked = askedIn(text);
  if (!asksCareers(asked)) return null;
  const own = ownMeant(wish);
  const ownNamed = own.by === 'name' ? own.codes : [];
  const anyhow = () => [
    eachThere(reading.named, context),
    ownCounted(reading, context),
    own.codes,
    pointedAt(text, reading, context, earlier),
  ];
  const codes = [ownNamed, ...(ALIKE.test(asked) ? anyhow() : [])].find(
    (some) => some.length > 1 && some.length <= TOOL_LIMITS.compared,
  );
  return codes === undefined ? null : lookUp(compareCall(codes, wish, 'careers'));
}
