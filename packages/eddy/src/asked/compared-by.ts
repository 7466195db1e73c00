import type { CompareAspect } from '../tools/compare-programmes.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** What graduates become. */
const CAREERS = wordPattern({
  en: 'careers?|jobs?|prospects?|employ(?:able|ability|ment|ers?)|salar(?:y|ies)|(?:grads?|graduates?) (?:do|become|go|get)|licen[cs]es?|registration|registered|recogni[sz]ed|accredited',
  forms:
    '出路|前途|钱途|前景|就业|职业(?!治疗)|搵工|找工作|好搵|去向|行业|(?:读完|毕业)(?:之?后|出嚟|出来)?(?:可以|能)?(?:做|去)|注册|牌照|执业|专业资格|认可',
});
/** What is taught, or how they differ. */
const CONTENT = wordPattern({
  en: "differ(?:s|ent|ence|ences)?|taught|teach(?:es)?|stud(?:y|ies) there|learn|content|curriculum|modules?|courses? like|practical|hands.?on|what(?:'?s| is) (?:it|each) about|theory|focus(?:es)?",
  forms:
    '(?:有|系)?(?:咩|乜|什么|边度|哪里)?(?:分别|区别|不同|唔同)|差(?:在|喺|啲|些|别)|(?:读|学|教)(?:啲|些)?(?:咩|乜|什么)|内容|(?:看|睇)(?:的|嘅)?课|实用|实在|实践|理论|偏(?:重|向)',
});
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
export function comparedBy({ text, has }: Reading): readonly CompareAspect[] {
  const asksCareers = CAREERS.test(text);
  const asksContent = CONTENT.test(text);
  const asksStanding = has('chance') || has('safest') || STANDING.test(text);
  if (asksCareers) return asksContent ? ['content', 'careers'] : ['careers'];
  return asksContent || !asksStanding ? ['content'] : [];
}
