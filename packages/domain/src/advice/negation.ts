import type { FieldsFile } from './fields-file.ts';
import { type Heard, type SpokenText, withSigns } from './hear.ts';
import { spokenText } from './spoken-text.ts';

/** What may stand between a negator and what it turns into a dislike. */
const ENGLISH_BETWEEN =
  'and|or|nor|any|too|much|to|do|be|being|doing|study|studying|learn|learning|work|working|with|in|at|the|a|an|of|about|really|like|for|my';
const CHINESE_BETWEEN =
  '讀|做|學|修|去|入|行|當|搞|玩|睇|見|返|教|同|和|與|及|或|者|同埋|、|太多|咁多|任何|有關|關於|嘅|的|啲|嘢';

/** Beside the file's own: what cannot be had, and work that nobody wants to do. */
const MORE = {
  en: [
    "can't get into",
    'cant get into',
    'cannot get into',
    'other than',
    'besides',
    'without being',
    'rather not',
  ],
  tc: [
    '不做',
    '不當',
    '唔做',
    '唔當',
    '不讀',
    '唔讀',
    '冇得',
    '無得',
    '不能',
    '讀唔到',
    '入唔到',
    '讀不到',
    '進不了',
    '讀不了',
    '沒法',
  ],
};

/** Joins what is disliked: "唔鍾意數學同物理". A comma begins something new: "no maths, animals". */
const JOINING = 'and|or|nor|同|和|與|及|或|或者|同埋|、';

const LIKE = '\u0001';
const DISLIKE = '\u0002';
const NEGATED = '\u0003';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds out whether a negator stands before a place, with nothing but small words and other interests between. */
export type Negation = (
  text: SpokenText,
  place: Pick<Heard<unknown>, 'from'>,
  likes: readonly Heard<unknown>[],
  dislikes: readonly Heard<unknown>[],
) => boolean;

function signed(
  text: string,
  likes: readonly Heard<unknown>[],
  dislikes: readonly Heard<unknown>[],
  starts: RegExp,
) {
  const [negated, plain] = [true, false].map((is) =>
    dislikes.filter(({ word }) => starts.test(word.text) === is),
  );
  const withLikes = withSigns(text, likes, LIKE);
  return withSigns(withSigns(withLikes, plain ?? [], DISLIKE), negated ?? [], NEGATED);
}

/** A word that says "like" itself is turned only by a "not" right before it. */
const OWN_LIKE = spokenText('鍾意').compared;
const NOT = /[唔不無冇]$/u;

export function negationBy(negators: FieldsFile['negators']): Negation {
  const [english, chinese] = [
    [...negators.en, ...MORE.en],
    [...negators.tc, ...MORE.tc],
  ].map((words) => words.map((word) => escaped(spokenText(word).compared)).join('|'));
  const negator = `(?:(?<![a-z0-9])(?:${english})(?![a-z0-9])|(?:${chinese}))`;
  const between = `(?: |${LIKE}|\\b(?:${ENGLISH_BETWEEN})\\b|${spokenText(CHINESE_BETWEEN).compared})*$`;
  const joined = `${NEGATED} ?(?:${spokenText(JOINING).compared})`;
  const pattern = new RegExp(`(?:${negator}|${joined})${between}`, 'u');
  const starts = new RegExp(`^${negator}`, 'u');
  return ({ compared }, { from }, likes, dislikes) => {
    const before = signed(compared, likes, dislikes, starts).slice(0, from);
    if (compared.startsWith(OWN_LIKE, from)) return NOT.test(before);
    return pattern.test(before);
  };
}
