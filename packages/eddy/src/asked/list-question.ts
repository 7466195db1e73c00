import { wordPattern } from './plain-text.ts';

/** What is asked of one's own list, beside how one stands at each choice. */
export const LIST_QUESTIONS = ['balance', 'safety', 'drop', 'keep', 'pick', 'dreamFirst'] as const;
export type ListQuestion = (typeof LIST_QUESTIONS)[number];

/** Something is to be found for the list: not a question of what stands there. */
const ADDS =
  /(?<![a-z])(?:add|suggest|recommend|find|else|others?|more)(?![a-z])|其他|仲有|还有|加|搵|找|推荐|介绍|(?:有|仲有|还有)(?:咩|乜|什么|边|哪)/;

const DREAM = '(?:dream|reach|ambitious|hard(?:est)?|risk(?:y|iest))';
const DREAM_FIRST = wordPattern({
  en: `
    ${DREAM}(?: \\w+){0,5} (?:first|at the top|on top|a ?1)
    |(?:safe|safer|safest|easiest)(?: \\w+){0,4} (?:first|at the top|on top|a ?1)|dream (?:uni |school |course )?(?:or|vs|versus) (?:the )?saf(?:e|er|ety)
  `,
  forms:
    '梦(?:想)?[^。]{0,12}(?:第一|最前|先|a ?1|头)|(?:稳|易)(?:阵|妥|入)?(?:啲|的|嗰|那)?[^。]{0,8}(?:摆|放|排|填)[^。]{0,4}(?:第一|最前|先|前面|a ?1|头)|梦想[^。]{0,6}(?:定|还是)',
});
const BALANCE = wordPattern({
  en: `
    too (?:ambitious|safe|risky|conservative|optimistic|aggressive|greedy|cautious|many (?:dreams?|reaches))|ambitious enough|(?:well[- ])?balanced
    |(?:is|are) (?:my|this|the|these) (?:list|choices|jupas|six)(?: \\w+){0,3} (?:ambitious|risky|realistic|unrealistic)
  `,
  forms: '(?:太|过)(?:进取|保守|博|搏|贪心|冒险|难|高)|进取(?:吗|咗|了|啲|得滞)|平衡|均衡|好高骛远',
});
const HOLDS = wordPattern({
  en: 'safety|safeties|safe (?:ones?|choices?|options?|enough)|back-?ups?|fall-?back|insurance',
  forms: '保底|托底|包底|兜底|包尾|垫底|稳阵?(?:啲|的|嘅)?(?:够|有)',
});
const ASKS_WHETHER =
  /(?<![a-z])(?:do i have|have i|is there|are there|does|is it|is my|enough|got|any)(?![a-z])|有(?:冇|没有|无)|够(?:唔够|不够|吗|未)|算(?:唔算|不算)|吗|[?？]/;

const AWAY =
  '(?:drop|remove|delete|cut|ditch|(?:take|throw|kick) (?:it |that |this |them )?(?:out|off|away)|get rid of|replace|swap out|give up)';
const AWAY_ZH = '(?:删|delete|del|drop|踢|剔|拎走|拿走|攞走|换走|换咗|换掉|放弃|除去|飞)';
const DROP = wordPattern({
  en: `(?:which|what|any)(?: \\w+){0,5} ${AWAY}|${AWAY} (?:which|any|one)`,
  forms: `(?:边|哪)(?:一|几|两)?(?:个|科|间|门)[^。]{0,6}(?:${AWAY_ZH}|唔要|不要)|${AWAY_ZH}(?:边|哪)`,
});
const KEEP = wordPattern({
  en: `
    worth (?:keeping|leaving|having|putting|a place|a try|the place)|(?:should|shall|can|do|could) i (?:just |still |even )?(?:keep|leave|${AWAY})|${AWAY}(?: \\w+){0,3} (?:then|or|and)
    |(?:keep|leave) (?:it|that|this|them)|take (?:it|that|this) out|padding|a waste|(?:any )?point (?:in|of) (?:having|keeping|putting)
  `,
  forms: `(?:留|${AWAY_ZH})(?:唔留|不留|低|番|返|定|还是|好)|(?:要|应|使|需)(?:唔要|不要|唔应|不应|该|唔该|不该|当|唔使)*[^。]{0,4}(?:留|${AWAY_ZH})|值(?:唔值|不值)?得(?:留|填|摆|放|占)|嘥(?:咗|位|个位)|浪费(?:咗|了|一个|个)?(?:位|志愿)|${AWAY_ZH}[^。]{0,10}(?:好|得|吗|呀|啊|留)`,
});
const PICK = wordPattern({
  en: `
    which(?: ones?| of (?:them|these|those|my \\w+))? (?:would|should|do|shall|will|wud) (?:you|u|i)(?: \\w+){0,2} (?:pick|choose|go (?:for|with)|take|put|keep|place)
    |what would (?:you|u) (?:pick|choose|put)|which one i put|(?:your|ur) (?:pick|choice)|final order|if you were me
  `,
  forms:
    '你(?:会|自己|系我|是我|觉得|话)*(?:拣|选|填|放)(?:边|哪)|(?:边|哪)(?:一)?(?:个|科|间)你会?(?:拣|选)|(?:拣|选|填|放|摆|留)(?:边|哪)(?:一)?(?:个|科|间)(?:好|做|第一|先|a ?1)|(?:边|哪)(?:一)?(?:个|科|间)(?:做|放|摆|排|填)(?:到|喺|在)?(?:a ?1|第一|头位|首)',
});

const QUESTIONS: readonly (readonly [ListQuestion, (text: string) => boolean])[] = [
  ['drop', (text) => DROP.test(text)],
  ['dreamFirst', (text) => DREAM_FIRST.test(text)],
  ['keep', (text) => KEEP.test(text)],
  ['pick', (text) => PICK.test(text)],
  ['safety', (text) => HOLDS.test(text) && ASKS_WHETHER.test(text) && !ADDS.test(text)],
  ['balance', (text) => BALANCE.test(text) && !ADDS.test(text)],
];

/** What a message, small and simplified, asks of a list; null where none of these. */
export function listQuestionIn(text: string): ListQuestion | null {
  return QUESTIONS.find(([, asks]) => asks(text))?.[0] ?? null;
}
