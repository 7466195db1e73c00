import type { SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { GradeChange } from '../state/told-grades.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** A low grade is let in: "which ones take maths 2", 邊啲收數學2. */
const TAKES = wordPattern({
  en: '(?<!(?:it|i|you|we|to|should|can) )takes?(?! (?:to|it|time|long|me (?:to|from)))|accepts?|accepting|forgives?|forgiving|allows?|lets? (?:me|him|her|us|you|people) in|(?:ok|okay|fine|cool|possible|open) (?:with|if)|overlooks?|open to|only (?:needs?|asks?|wants?|requires?)(?: for)?',
  forms:
    '(?<!招|没|冇|嘅|的)收(?!生|分|费|入|唔收|不收)|肯收|(?:只|净系)(?:要|需要?|使)(?:求)?(?= ?[1-5u])|接受|容许|包容',
});
/** A grade is not asked for: "that don't need Chinese 3", 唔睇數, 不看中文. */
const NOT_ASKED = wordPattern({
  en: "(?:do(?:es)?n'?t|dont|doesnt|do not|does not|without|no) (?:need(?:ing)?|requir(?:e|ing)|ask(?:ing)?(?: for)?|care(?: about)?|look(?:ing)? at|want)",
  forms: '(?:唔|不|冇)(?:睇|看|理|介意|使|用|要求?|需要?)(?!唔|不)',
});
const CORE: readonly SubjectCode[] = ['CHI', 'ENG', 'MAT'];
const LOW: ReadonlySet<string> = new Set(['U', '1', '2', '3']);

/**
 * The grade of one subject that programmes are to take, as a message says it: named with it, the saved one of a core subject that is
 * not to be looked at, or the only core subject saved at a grade that is named alone. Null: none is to be taken.
 */
export function gradeTaken({ text, grades }: Reading, context: EddyContext): GradeChange | null {
  const isSpared = NOT_ASKED.test(text);
  if (!isSpared && !TAKES.test(text)) return null;
  const held = (subject: SubjectCode): GradeChange | null => {
    const grade = context.grades[subject];
    return grade === undefined || !LOW.has(grade) ? null : { subject, grade };
  };
  const [subject, ...others] = grades.subjects;
  if (others.length > 0) {
    // Beside a subject that is only named, the one with its grade: 數學計兩倍、英文只要3.
    const [only, ...more] = grades.changes;
    return only !== undefined && more.length === 0 && !isSpared && LOW.has(only.grade) ? only : null;
  }
  if (subject !== undefined) {
    const change = grades.changes.find((one) => one.subject === subject);
    if (isSpared && CORE.includes(subject)) return held(subject);
    return change !== undefined && LOW.has(change.grade) ? change : null;
  }
  const [mention, ...more] = grades.mentions;
  if (mention?.kind !== 'grade' || more.length > 0 || !LOW.has(mention.grade)) return null;
  const [only, ...alike] = CORE.filter((one) => context.grades[one] === mention.grade);
  return only === undefined || alike.length > 0 ? null : held(only);
}
