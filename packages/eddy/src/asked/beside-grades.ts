import type { Reading } from './reading.ts';

/** Where one thing said beside grades ends and the next begins. */
const ENDS = /[.!;；。！，,、()（）\n+/&：:]+(?![0-9])|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])/u;
/** Words by which grades are told, and that ask nothing by themselves. */
const BY_THE_WAY =
  /(?<![a-z])(?:i|i'?ve|i'?m|my|got|get|have|has|had|an?|is|are|was|were|in|for|and|with|the|dse|mock|predict(?:ed|ion)?|expect(?:ed)?|grades?|results?|scores?|marks?|subjects?|levels?|electives?|core|plus|only|but|though|ok|hi|hello|so|all|both|these|this|those|they|it|now|then|sorry|no|yes|yeah|also|too|um+|well|took|take|taking|school|said|best)(?![a-z])|成绩|分数|选修|主科|其他|其它|同埋|加埋|加上|仲有|还有|而家|现在|大概|应该|不过|等级|估计|预计|预测|文凭试|公民科?|通识|头先|刚才|之前|讲咗|说了|唔系|不是|好似|左右|今次|呢次|达标|lib|[我嘅的系是考到得有攞拿科同和加但只咗了呀啊啦㗎喇嗰那呢啲些都就即级估左先讲说门个也又吖哦嘞ｌ一二三四五六两]|[0-9*]/gu;

/** A word, or two characters. */
const SAYS = /[a-z]{2}|[\u4e00-\u9fff].*[\u4e00-\u9fff]/u;

/** What of a message is left beside the grades it tells; empty: nothing. */
export const besideGrades = (reading: Reading): string => besides(reading, reading.grades.told);

/** What is left beside the names of electives whose grades were told before. */
export const besideSubjectNames = (reading: Reading): string => besides(reading, reading.grades.named);

function besides({ text }: Reading, told: readonly { readonly at: number; readonly end: number }[]): string {
  const stretches = [...told].sort((one, other) => one.at - other.at);
  const cut = stretches.reduce(
    ({ left, from }, { at, end }) =>
      end <= from ? { left, from } : { left: `${left}${text.slice(from, Math.max(at, from))}, `, from: end },
    { left: '', from: 0 },
  );
  const clauses = `${cut.left}${text.slice(cut.from)}`.split(ENDS).map((clause) => clause.trim());
  const says = (clause: string): boolean => SAYS.test(clause.replace(BY_THE_WAY, ' '));
  return clauses.filter(says).join(', ');
}
