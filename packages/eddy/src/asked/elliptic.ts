import type { EddyContext } from '../context.ts';
import { institutionSets } from './institution-sets.ts';
import { institutionMentions } from './institution-words.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';
import { REST } from './rest-words.ts';

/** Words that ask nothing of what they stand beside. */
const FILLERS = wordPattern(
  {
    en: 'and|n|&|what|how|about|abt|wbt|as well|too|either|ok(?:ay)?|the|a|one|for|at|in|of|then|so|also|or|but|hmm+|oh|well|same|again|programme?|course|there|pls|please|only|just|ones',
    zh: '嗰個 嗰間 嗰科 那個 那間 那科 那所 呢個 這個 那麼 同埋 還有 仲有 又如何 如何 怎樣 又點 點樣',
    forms:
      '净系|只系|只是|只要|只看|得(?:唔|不)得|行不行|掂唔掂|呢啲|嗰啲|那些|这些|呢|咁|那|又|嘅|的|科|间|个|所|类|同|和|与|跟|及|或者?|还是|呀|啊|吗|定|点',
  },
  'g',
);
const ON_LIST =
  /(?<![a-z])(?:on|of|in) (?:my|the) (?:list|choices)(?![a-z])|(?:名单|志愿|张单)(?:上|里|入面|度)?/g;
const CODES = /j ?s ?[-_:]? ?(?:[0-9]{4}|s[a-z][0-9]{2})/g;

/** "And the other two?", 另外兩個呢: points at some, and asks nothing of them. */
export function isBarePointer(text: string): boolean {
  return (
    REST.test(text) &&
    text
      .replace(REST, ' ')
      .replace(ON_LIST, ' ')
      .replace(FILLERS, ' ')
      .replace(/[\s\p{P}]+/gu, '') === ''
  );
}

/** "And CityU?", 港大呢: names something and asks nothing of it, so that what was asked before is asked of it. */
export function isElliptic({ text, named }: Reading, context: EddyContext): boolean {
  const { institutions } = context;
  const mentions = [
    ...institutionMentions(text, institutions),
    ...institutionSets(text, context),
    ...named.topics,
  ];
  if (mentions.length + named.codes.length === 0) return false;
  const bare = mentions
    .toSorted((one, other) => other.at - one.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);
  return (
    bare
      .replace(CODES, ' ')
      .replace(FILLERS, ' ')
      .replace(/[\s\p{P}]+/gu, '') === ''
  );
}
