import type { CompareAspect } from '../tools/compare-programmes.ts';
import { asksDifference } from './content-words.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** What graduates become. */
const CAREERS = wordPattern({
  en: 'careers?|jobs?|prospects?|employ(?:able|ability|ment|ers?)|salar(?:y|ies)|(?:grads?|graduates?) (?:do|become|go|get)|licen[cs]es?|registration|registered|recogni[sz]ed|accredited',
  forms:
    '出路|前途|钱途|前景|就业|职业(?!治疗)|搵工|找工作|好搵|去向|行业|(?:读完|毕业)(?:之?后|出嚟|出来)?(?:可以|能)?(?:做|去)|注册|牌照|考(?:唔|不)?(?:到|取)?(?:个|张)?牌|执业|专业资格|认可',
});
/** What they are like to study, beside what is taught and how they differ. */
const CONTENT = wordPattern({
  en: "taught|teach(?:es)?|stud(?:y|ies) there|learn|content|courses? like|practical|hands.?on|what(?:'?s| is) (?:it|each) about|theory|focus(?:es)?",
  forms: '内容|实用|实在|实践|理论|偏(?:重|向)',
});
/** Whether it is asked what becomes of graduates. */
export const asksCareers = (text: string): boolean => CAREERS.test(text);

/** "The same licence": asks whether, and not what they are like. */
const SAME = /(?<![a-z])same(?![a-z])/g;
/** How near one is. */
const STANDING = wordPattern({
  en: 'harder|easier|safer|riskier|nearer|closer|hard|easy|safe|risk(?:y)?|grades?|scores?|marks?|median|cut.?off|fees?|interviews?|places?|first|higher|above',
  forms:
    '难(?:啲|点|些|入|度)?|易|稳|险|近|(?:成绩|分数|收分|中位)|够(?:分|唔够|不够)?|学费|面试|学额|(?:排|放|摆|填)(?:先|前|第|头)|(?:入|进|上)(?:到|得|去)',
});

/**
 * What programmes are compared by besides how near one is: their content where the difference is asked and no chance, what
 * graduates become where that is; none where only the standing is asked.
 */
export function comparedBy({ text, has, facets }: Reading): readonly CompareAspect[] {
  if (facets.includes('formula')) return ['formula'];
  const asksContent = asksDifference(text.replace(SAME, ' ')) !== null || CONTENT.test(text);
  const asksStanding = has('chance') || has('safest') || STANDING.test(text);
  if (asksCareers(text)) return asksContent ? ['content', 'careers'] : ['careers'];
  return asksContent || !asksStanding ? ['content'] : [];
}
