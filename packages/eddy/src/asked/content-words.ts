import { wordPattern } from './plain-text.ts';

/** What somebody does, what a subject is, what is taught in it. */
const ASKS_CONTENT = wordPattern({
  en: `
    what (?:do|does|would|will) (?:an? |the )?[a-z ]{3,30} (?:actually |really )?do(?: all day| every day| at work)?(?= ?\\?*$)
    |what(?:'s| is| are) (?:an? )?[a-z ]{3,30}(?: about| like)?(?= ?\\?*$)
    |what (?:do|does|will|would) (?:you|i|we|they|one|it|students) (?:actually |really )?(?:study|learn|teach|cover)
    |what is (?:taught|studied|learnt|learned)|what will i (?:study|learn)
  `,
  forms: `
    (?:是|系)(?:做|读|学|干)(?:啲|些)?(?:什么|咩|乜)|(?:做|读|学|教|干)(?:啲|些)?(?:什么|咩嘢?|乜嘢?)(?:的|嘅|嚟|㗎|呢|呀)?(?=[?？]*$)
    |(?:系|是)(?:咩|乜|什么)(?:嚟|来|科|专业)?(?:的|嘅|㗎|呢|呀)?(?=[?？]*$)
  `,
});

/** 想做设计师读咩 asks which programme leads there. */
const ASKS_WAY = /(?:做|当|成为).{1,9}(?:读|学|报)/;

/** "What is the fee of it" asks for a figure. */
const ASKS_FIGURE =
  /(?<![a-z])(?:fees?|tuition|costs?|price|pay|salary|scores?|median|cut.?off|chances?|requirements?|deadline|interviews?|intake|places)(?![a-z])/;

/** Whether the content of a programme or a field is asked for, and no figure. */
export const asksContent = (text: string): boolean =>
  ASKS_CONTENT.test(text) && !ASKS_WAY.test(text) && !ASKS_FIGURE.test(text);

/** How two differ. */
const DIFFERS = wordPattern({
  en: 'differen(?:ce|t|ces)|differ|(?:not )?(?:the )?same',
  forms:
    '分别|区别|差别|差异|(?:有|系|是)?(?:咩|乜|什么|点|怎么)(?:样)?(?:唔同|不同|不一样)|(?:唔同|不同|不一样)(?:在)?(?:边|哪)|差(?:在)?(?:边|哪)|差(?:啲|些)?(?:咩|乜|什么)|一(?:唔|不)一样|分(?:唔|不)清|定(?:系)?一样',
});
/** What is taught in each, and not how one stands there. */
const TEACHES = wordPattern({
  en: "what(?:'s| is) (?:taught|in each)|syllabus|curriculum|modules|more (?:practical|theory|theoretical|hands.on)",
  forms: '(?:读|学|教)(?:啲|些)?(?:咩|乜|什么)|(?:看|睇)课',
});

/** Whether it is asked what two are like beside one another: what is taught, or how they differ at all. */
export const asksDifference = (text: string): 'taught' | 'at all' | null => {
  if (TEACHES.test(text)) return 'taught';
  return DIFFERS.test(text) ? 'at all' : null;
};
