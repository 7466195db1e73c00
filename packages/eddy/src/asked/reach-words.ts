import { wordPattern } from './plain-text.ts';

/** What the pupil's own grades reach: 夠分, 收到我, "within reach". */
const REACH = wordPattern({
  en: `
    (?:(?:i|he|she|we|they|my (?:son|daughter|kid|child|boy|girl)) (?:(?:can|could|might|would|may|will)(?: actually| really| still| realistically| probably)? )?|(?:i|he|she|we|they)'?d )(?:reach|get into|get in|make it(?: into)?|be admitted|be accepted|qualify|have a (?:good |real |decent |fair )?(?:chance|shot))
    |(?:with)?in (?:my |his |her |our )?(?:reach|range)|reachable|realistic(?:ally)?|attainable
    |(?:my|his|her|these) (?:grades?|scores?|marks?|results?|points?) (?:can |could |would |will |is |are )*(?:enough|reach|get|ok|good enough|qualify|fit|suit)
    |(?:will|would|could|might|can) (?:actually )?(?:take|accept|admit|want) (?:me|him|her|us)|(?:takes?|accepts?) (?:me|him|her|my (?:grades|score|marks))
    |w(?:ith)?/? (?:my|his|her|our|these) (?:grades?|scores?|marks?|results?|points?)
    |safe(?:r|st)?(?: for me| ones?| choices?| options?)?|surest|(?:good|best|better|decent) chances?
  `,
  zh: '穩陣 穩妥 有把握 夠分 夠格 夠得着 夠得到 考得上 上得了 去得到 實入 穩入 有希望入 有希望上 有希望進 有機會入 有機會上 有機會進 最穩 穩啲 穩一點 較穩',
  forms:
    '收(?:得|到|得到)?(?:我|佢|他|她)|收(?:我|佢)?(?:啲|的|嘅)?[1-4]?[0-9](?:分|点)|分数?(?:都|又|也|先|才)?(?:够|啱)|(?:啱|合|配)(?:我|佢)?(?:啲|嘅|的)?(?:分|成绩)|(?:我|佢|他|她)(?:呢|这)(?:啲|些|种|个|样)(?:的|嘅)?(?:分|成绩)数?(?:都|又|也|先|才|可以|能|会)?(?:收|入|进|读|上)|(?:入|上|进|读)(?:得)?到(?!底|咩|乜)|(?:我|佢|他|她)(?:能|可以|能够)(?:上|进|入|读|考)',
});
/** One or some of several are sought. */
const SEEKS = wordPattern({
  en: 'which|what|any|some|other|others|another|is there|are there|list|show|find|give me|suggest(?:ions?)?|recommend|anything|something|where',
  forms:
    '(?:咩|乜|什么|啲)(?:科|学校|大学|课程|专业|学位|u(?:ni)?(?![a-z])|地方)|(?:边|哪)(?:一|几)?(?:间|科|个|啲|些|所|度|里|门|样|家)|有(?:冇|没有|无|乜|咩|什么|啲)|(?:仲|还)有|其他|其它|(?:想|帮我)?(?:搵|找)(?:啲|些|下|一些)?|推介|推荐',
});
/** What would be needed to get in, or how, is another question. */
const HOW = wordPattern({
  en: 'how (?:do|can|could|should|to|many|much|high)|what (?:grades?|scores?|marks?|results?|levels?|do i need)|(?:need|needed|required)(?: to)?|best (?:5|five)',
  forms:
    '(?:要|需要|攞|拿|考|有)(?:到|得)?(?:咩|乜|什么|几多|多少|几|边科)(?:分|成绩|级|grade|先|才)|(?:几|多少)分|(?:点|怎)(?:样|么|麼)?(?:先|才|可以|做)?(?:入|上|进|得|能)|(?:先|才)(?:可以|能|会)?(?:入|上|进|读)到',
});
/** A chance at all, asked of a university. */
const ANY_CHANCE = wordPattern({
  en: '(?:any|a|some|no) (?:chance|hope|way)|safe (?:with|w/?|for|on) (?:my|these|his|her)|yes or no|is it possible|possible|(?:can|could|will|would) i (?:even |still |actually )?(?:get|go|make)|(?:enough|good enough) for',
  forms:
    '有(?:冇|没有|无)(?:可能|机会|希望|得|戏|机|份|望)|(?:够|入|上|进|得)(?:唔|不)(?:够|入|上|进|得|到)|(?:入|上|进)(?:得|唔)(?:到|了)|(?:能|可以)(?:考)?(?:入|上|进)到?(?:吗|么|嘛)|可(?:唔|不)可(?:以|能)|(?:得|够|入到)定(?:系)?唔(?:得|够|到)?|(?:冇|无|没有?)(?:晒)?(?:我|佢)(?:的|嘅)?份|(?:完全|一间都|一科都)(?:冇|无|没有?|唔得|不行)',
});

/** Whether those are sought that the pupil's own grades reach. */
export const seeksReach = (plain: string): boolean =>
  REACH.test(plain) && SEEKS.test(plain) && !HOW.test(plain);

/** Whether a chance at all is asked, of wherever. */
export const asksAnyChance = (plain: string): boolean => ANY_CHANCE.test(plain) && !HOW.test(plain);

/** Others of these are no programmes. */
const NO_PROGRAMMES =
  '(?!(?:入学)?(?:方法|办法|途径|路|出路|文件|费用|要求|问题|科目|选修|奖学金|资助|机会|人|同学|日子|时间|资料|嘢|野|东西|事|面试|考试|语言|国家|地方|开支|条件))';

/** Others than those on the list, or shown before. */
const OTHERS = wordPattern({
  en: `
    (?:any|some|are there(?: any)?|is there(?: any)?|show(?: me)?|give me|suggest|find(?: me)?|what|which|have) (?:an)?others?(?! (?:two|three|subjects?|electives?|people|persons?|students?|day|side|hand|half|ways?|methods?|routes?|paths?|documents?|requirements?|fees?|costs?|questions?|exams?|tests?|scholarships?|things?|chances?|opportunit\\w+|info\\w*|countr\\w+|interviews?|grades?|formulas?|dates?|deadlines?|help))
    |(?:anything|something|what|which|who|where|nothing) else(?! (?:about|(?:that )?i (?:should|need|must|have|can|could)(?: to)?|(?:do|should|can) (?:i|you|we)) (?:know|do|need|tell|prepare|submit|hand|ask|it|them|js))
    |other (?:ones|options|choices|suggestions|programmes?|programs?|courses?|unis?|universities)|another (?:one|option|choice|suggestion|programme|program|course|uni)
    |besides (?:those|these|them|that|this)|apart from (?:those|these|them|that)|(?:not|other than) (?:those|these|them)
  `,
  forms: `
    (?:仲|还)?有(?:冇|没有|无|咩|乜|什么|啲咩)?(?:其他|其它|另外|别的|第二(?:间|科|啲|个选择))${NO_PROGRAMMES}
    |(?:其他|其它|别的|另外|第二啲)(?:选择|课程|科(?!目|都|也|还|仲)|学校|大学|建议|志愿)
    |除(?:咗|了)(?:呢|这|嗰|那)(?:几|[两二三四五六2-6]|啲|些|个|科|间)
    |^(?:咁|那|仲有)?(?:其他|其它|别的|第二啲|第二间)(?:呢|㗎|的|嘅)*[?？]*$
    |换(?:做)?(?:咩|乜|什么|边科|边个)(?:科|课程|好)?|(?:再|另外)(?:搵|找|推介|推荐|介绍|畀|俾|给)(?!返)
  `,
});
/** Several are sought, not one that is named. */
const SEVERAL = wordPattern({
  en: '(?:which|what|any|other|some|more) (?:\\w+ )?(?:programmes?|programs?|courses?|degrees?|majors?|ones)|list|suggest(?:ions?)?|recommend|options',
  forms:
    '(?:咩|乜|什么|啲)(?:科|课程|专业|学位|拣|选)|(?:边|哪)(?:几|些|啲|一?科|一?门|类)|推荐|推介|介绍|列出|有关(?:的|嘅)|相关',
});

const ORDINAL_EN = '(?:first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th))';
const PLACES_EN = `(?:places?|spots?|slots?|choices?|positions?|numbers?) (?:[1-6]|${ORDINAL_EN})|(?:my |the )?${ORDINAL_EN}(?: ?(?:and|to|or|&|-|,) ?(?:the )?${ORDINAL_EN})?(?: (?:place|spot|slot|choice|position)s?)?`;
const NUMBER_ZH = '[1-6一二三四五六]';
const PLACES_ZH = `第 ?${NUMBER_ZH}(?: ?(?:个|位|志愿|格|choice))?(?: ?(?:、|,|，|同|和|与|至|到|-|~|及)? ?第? ?${NUMBER_ZH})?(?: ?(?:个|位|志愿|格|choices?))*`;
const PUTS_ZH = '(?:放|填|摆|拣|写|排)';
/** What a place of the list is filled with: "what put for A3", "what goes in 4th and 5th place", B1放咩好, 第四第五個擺咩. */
const SLOT = wordPattern({
  en: `(?:what|which(?: \\w+){1,4}) (?:(?:should|shall|can|could|do|would|to|suits?|fits?|goes|go|comes?)(?: i| you| we| he| she| best| well)? )*(?:put |place |fill |choose |pick |add |list |go )?(?:in |for |at |as |on |into )(?:${PLACES_EN})|fill(?: in| up)? (?:my |the |his |her )?(?:first|last|next|top|other|remaining) (?:[2-6]|two|three|four|five|six)(?! (?:years?|months?|weeks?|forms?))|what (?:(?:should|shall|can|could|do|would|to|else)(?: i| you)? )?(?:i )?(?:put|place|fill|choose|pick|add|go)(?: in| for| at| as| on| to| into)? (?:my )?[ab] ?[1-6]|(?:what|which(?: \\w+){1,4}) (?:can|could|should|shall|do|would|else|to)(?: i| you| we)?(?: still| also| even| else)? (?:put|place|fill|add|choose)(?: in(?:to)?| at| for)? (?:my |the )?band ?[a-e]|what (?:about |for )?(?:my )?[ab] ?[1-6](?! (?:programme|choice|score|median))`,
  forms:
    '[ab] ?[1-6](?:应该|仲|又|就|可以|位)?(?:放|填|摆|拣|写|揀)(?:啲|些)?(?:咩|乜|什么|边|哪)|(?:放|填|摆)(?:啲|些)?(?:咩|乜|什么|边科)(?:喺|入|落|做|去|在|到|响)[ab] ?[1-6]' +
    `|${PLACES_ZH}(?:应该|应|仲|又|就|可以|该|最好|我|先)*${PUTS_ZH}(?:啲|些)?(?:咩|乜|什么|(?:边|哪)(?:些|啲|几|类|科))|(?:咩|乜|什么|(?:哪|边)(?:些|啲|几个|几科|类|科))[^。？?,，]{0,12}(?:放|填|摆|排)(?:在|喺|到|落|去|做)${PLACES_ZH}`,
});

/** What is too high is left for others. */
export const isTooHigh = (plain: string): boolean =>
  /(?<![a-z])(?:too (?:hard|high|difficult|competitive|tough|far)|impossible|out of reach|can'?t (?:get|reach))(?![a-z])|太(?:难|高|远)|(?:唔|不)够(?:分)?|入(?:唔|不)(?:到|了)|考(?:唔|不)上|冇(?:机|望)/.test(
    plain,
  );

export const seeksSeveral = (plain: string): boolean => SEVERAL.test(plain);
export const asksOthers = (plain: string): boolean => OTHERS.test(plain);
export const fillsPlace = (plain: string): boolean => SLOT.test(plain);
/** Whether that place is in Band B, where many programmes offer nothing. */
export const fillsBandB = (plain: string): boolean =>
  /(?<![a-z])b ?[1-6]|第 ?[4-6四五六]|(?<![a-z0-9])(?:fourth|fifth|sixth|[4-6]th)/.test(
    SLOT.exec(plain)?.[0] ?? '',
  );
