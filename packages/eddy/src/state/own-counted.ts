import { NUMBERS } from '../asked/counted.ts';
import type { Reading } from '../asked/reading.ts';
import type { EddyContext } from '../context.ts';

/** "All four", "which of the three", 四個入面, 嗰三間: so many are meant, and no other count. */
const SO_MANY =
  /(?<![a-z])(?:all|my|the|these|those|of|in|between|any of my|which) (?:my |the |these |those )?(two|three|four|five|six|[2-6])(?![a-z0-9*.%])(?! (?:years?|months?|weeks?|days?|subjects?|electives?|grades?|levels?|points?|marks?))|(?<![第每加少多0-9])([两二三四五六2-6])(?:个|间|所)(?!月|星期|礼拜|学期|钟|小时|人|科目|选修|学位|字|等级)/;

/** So many of a whole list are told apart from anything else that is counted. */
const WHOLE_FROM = 3;

/**
 * Of the pupil's own choices those that a message counts: 我社工四間 where four of social work stand there, "the three at CUHK", "all
 * four" of a list of four. Empty where the count is not theirs.
 */
export function ownCounted(
  { text, named }: Pick<Reading, 'text' | 'named'>,
  { choices, catalogue }: EddyContext,
): readonly string[] {
  const [, en, zh] = SO_MANY.exec(text) ?? [];
  const count = NUMBERS[en ?? zh ?? ''] ?? Number(en ?? zh);
  if (!(count > 1) || named.codes.length > 0) return [];
  const { institutions, topics, own } = named;
  const isThere = (code: string): boolean =>
    institutions.length === 0 || institutions.some((at) => at === catalogue.find(code)?.institution);
  const ofField = topics.length > 0 ? choices.filter((code) => own.includes(code)) : choices;
  const meant = ofField.filter(isThere);
  const isNamed = institutions.length + topics.length > 0;
  return meant.length === count && (isNamed || count >= WHOLE_FROM) ? meant : [];
}
