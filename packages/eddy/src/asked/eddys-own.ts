import { wordPattern } from './plain-text.ts';

/** Eddy你dse幾多分, "what did u get in dse": Eddy's own results are asked. */
export const EDDYS_OWN = {
  en: '(?:what|how much|how many (?:points|marks)) did (?:you|u) (?:get|score)(?: (?:in|for))?(?: (?:ur|your))? (?:dse|exam)',
  forms:
    '(?<!估|觉得|话|睇|看|帮|问|说|[「“"])(?:eddy|你)(?:自己)?(?:嘅|的|当年|以前)?(?:dse|文凭试)?(?:攞|考|得|有|拿|系|是)?(?:咗|左|了|到|过)?(?:几多|多少)分',
};
const ASKED = wordPattern(EDDYS_OWN);

/** Whether a plain text asks for Eddy's own results. */
export const asksEddysOwn = (plain: string): boolean => ASKED.test(plain);
