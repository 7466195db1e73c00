import { type WordList, wordPattern } from './plain-text.ts';

/** Of an entry of the knowledge: all of these are in the message, besides the way of asking. */
interface Explained {
  readonly entry: string;
  readonly names: readonly RegExp[];
}

const explained = (entry: string, ...names: readonly WordList[]): Explained => ({
  entry,
  names: names.map((words) => wordPattern(words)),
});

const COMPUTING: WordList = {
  en: 'computer science|comp ?sci|cs|computing',
  forms: '计算机(?:科学)?|电脑(?:科学)?',
};
const NURSING: WordList = { en: 'nurs(?:ing|es?)', forms: '护理|护士' };
const LAW: WordList = { en: 'law|lawyers?|solicitors?|barristers?|llb|pcll', forms: '法律|律师' };
const PSYCHOLOGY: WordList = { en: 'psych(?:ology|ologists?)?', forms: '心理' };

const DIFFERENT = wordPattern({
  en: 'differen(?:ce|ces|t)|differs?|vs|versus|(?:the )?same(?: thing)?(?: as)?|or',
  forms: '分别|区别|唔同|不同|一样|差别|(?:还|定)(?:系|是)?|vs|边个好|哪个好|有咩分|有乜分',
});
const DIFFERENCES: readonly Explained[] = [
  explained(
    'hdVsAd',
    { en: 'ad|asso(?:ciate)?(?: degrees?)?', forms: '副学士' },
    { en: 'hd|higher diplomas?', forms: '高级文凭|高文' },
  ),
  explained('nonJupas', { en: 'non-? ?jupas', forms: '非联招' }),
  explained(
    'ugcVsSelf',
    { en: 'ugc|funded|government|public(?:ly)?', forms: '资助|八大|公立' },
    { en: 'self-? ?financ\\w+|private', forms: '自资|私立' },
  ),
  explained('bbaVsBsc', { en: 'bba|ba|bssc' }, { en: 'bsc' }),
  explained('llbVsJd', { en: 'llb' }, { en: 'jd|juris doctor' }),
  explained('nursingKinds', NURSING, {
    en: 'general|mental(?: health)?|psychiatric',
    forms: '普通科|全科|精神',
  }),
  explained('csVsIs', COMPUTING, {
    en: 'information (?:systems?|technology|engineering)|it|software(?: engineering)?|data science|is(?= ?\\?*$)',
    forms: '(?:资讯|信息)(?:系统|科技|技术|工程)|软件|数据科学|it',
  }),
  explained(
    'physioVsOt',
    { en: 'physio\\w*|pt', forms: '物理治疗|物理' },
    { en: 'occupational(?: therap\\w+)?|ot', forms: '职业治疗' },
  ),
  explained(
    'afterLaw',
    { en: 'solicitors?', forms: '事务律师|律师' },
    { en: 'barristers?', forms: '大律师' },
  ),
  explained('psychVsCounselling', PSYCHOLOGY, {
    en: 'counsell\\w+|social work\\w*|psychiatr\\w+',
    forms: '辅导|社工|社会工作|精神科',
  }),
];

const MEANING = wordPattern({
  en: "what(?:'?s| is| are| does| do)|mean(?:s|ing)?|explain|define|wtf is",
  forms: '系(?:咩|乜)|是(?:什么|啥)|什么(?:是|叫)|(?:咩|乜嘢|乜)(?:系|叫)|即系|意思|解释|指什么',
});
const TERMS: readonly Explained[] = [
  explained('subDegree', { en: 'sub-? ?degrees?', forms: '副学位' }),
  explained('gpa', { en: 'gpa' }),
  explained('ugcVsSelf', { en: 'ugc', forms: '教资会' }),
  explained('afterLaw', { en: 'pcll' }),
  explained('afterTeaching', { en: 'pgde' }),
  explained('llbVsJd', { en: 'jd|juris doctor' }),
  explained('nursingKinds', {
    en: 'general nursing|psychiatric nursing',
    forms: '(?:普通科|全科|精神科)护理',
  }),
  explained('physioVsOt', {
    en: 'occupational therap\\w+|physiotherap\\w+',
    forms: '职业治疗师?(?:系|是|做)|物理治疗师?(?:系|是|做)',
  }),
];

const AFTERWARDS = wordPattern({
  en: `
    (?:straight|right|immediately|directly) (?:after|away)|straight ?away|automatically|become
    |after (?:the |a |my |an? \\w+ )?(?:degree|llb|bachelor'?s?|graduat\\w+|bed|uni\\w*)
    |(?:degree|llb|bachelor'?s?) (?:be )?enough|just (?:the|a|an) (?:degree|llb)|with only
  `,
  forms: `
    (?:读|学|念|修)完|毕业(?:后|之后|就|咗|可以|即)|(?:直接|即刻|马上|立即|立刻)(?:就)?(?:可以)?(?:能)?(?:做|当|成为|执业)
    |(?:点样?|怎么|怎样|如何)(?:先|才)?(?:可以|能)?(?:做到|成为|当上)|学位(?:够|就够)
  `,
});
const BECOMES = wordPattern({
  en: "be(?:come|ing)?|am i|work as|practi[sc]e|qualif\\w+|licen[sc]ed?|regist\\w+|enough|teach|need|study|what next|master'?s?",
  forms: '做|当|成为|执业|注册|牌|够|仲要|还要|还需要|要读|要考',
});
const AFTER_DEGREE: readonly Explained[] = [
  explained('afterPsychology', { en: 'psychologists?|psychology', forms: '心理' }),
  explained('afterSocialWork', { en: 'social work\\w*', forms: '社工|社会工作' }),
  explained('afterTeaching', { en: 'teach(?:ers?|ing)?|pgde|bed', forms: '老师|教师|教书|教育' }),
  explained('afterLaw', LAW),
  explained('afterArchitecture', { en: 'architect(?:s|ure|ural)?', forms: '建筑' }),
  explained('afterAccounting', { en: 'account(?:ants?|ing)|cpa|actuar\\w+', forms: '会计|精算' }),
  explained('afterEngineering', { en: 'engineers?|engineering', forms: '工程' }),
  explained('afterHealth', {
    en: 'nurses?|nursing|doctors?|medicine|physio\\w*|therapists?|pharmac\\w+|optomet\\w+|dentists?|radiograph\\w+',
    forms: '护士|护理|医生|医科|物理治疗|职业治疗|药剂|视光|牙医|放射',
  }),
];

/** Asked in so many words, whatever stands around them. */
const CARDS: readonly Explained[] = [
  explained(
    'ncsChinese',
    { en: '(?:i?gcse|gce)(?: chinese)?' },
    {
      en: 'can|apply|accept\\w*|use|counts?|enough|instead|chinese',
      forms: '得|可以|能|接受|报|计|代替|够',
    },
  ),
  explained(
    'dormitory',
    {
      en: '(?<!tuition .{0,30})(?:hostels?|halls?|dorm(?:s|itor\\w+)?)',
      forms: '(?<!学费.{0,20})(?:宿舍|住宿|舍堂)',
    },
    {
      en: 'included?|extra|costs?|fees?|price|how much|get|guarantee\\w*',
      forms: '另|包|几钱|多少钱|有冇|有没有|住到|申请|一定|保证',
    },
  ),
  explained(
    'bandsAE',
    { en: '(?<!我.{0,8}|my )band [a-e]', forms: '(?<!我.{0,8})(?:band|组别) ?[a-e]' },
    {
      en: 'how many (?:choices|places|programmes|slots)|(?:only|just|first) (?:three|3)|(?:three|3|\\d) (?:choices|places|slots)',
      forms: '(?:得|有|系|是|几|包)(?:咪|不是)?(?:得|有|系|是|几|包)?[三3几]?多?少?个(?:位|志愿|选择)|第几个',
    },
  ),
  explained('partTimeWork', {
    en: `
      part-? ?time (?:jobs?|work)|work(?:ing)? part-? ?time|(?:a )?job (?:while|during|besides|alongside).*(?:stud|uni|school)\\w*
      |work(?:ing)? (?:while|during) (?:studying|uni\\w*|the degree|term)
    `,
    forms:
      '(?:做|返|搵|打|找|份)(?:紧)?(?:份)?(?:兼职|part ?time|散工)|兼职(?:吗|得唔得)|(?:边读边|一边(?:读|念|上).{0,5}一边)(?:做|工|打)|打工.{0,6}(?:读|大学)|(?:读|大学).{0,8}打工',
  }),
  explained(
    'athletes',
    {
      en: 'athletes?|(?:hk|hong kong|national|school) (?:\\w+ )?team|represent(?:ed|ing)? (?:hk|hong kong)|salsa|sports? (?:talents?|achievements?)',
      forms: '运动员|港队|香港队|代表香港|校队|体育(?:特长|成就|特招)',
    },
    {
      en: 'admi\\w+|get(?:ting)? in(?:to)?|apply|special|schemes?|way|help|count|advantage|enter|bonus|salsa',
      forms: '收生|入(?:到|学|大学|u)|特别|计划|途径|加分|帮|优惠|优势|录取|报|有用',
    },
  ),
  explained(
    'interviewDesign',
    { en: 'portfolios?', forms: '作品集' },
    { en: 'design|arts?|film|creative|animation', forms: '设计|艺术|创意|电影|动画' },
  ),
  explained(
    'teacherClass',
    {
      en: "(?:i'?m|i am|as) (?:a|the|their) (?:\\w+ ){0,3}teacher|my (?:form \\w+ |f\\.?\\d |s\\d )?(?:class|students|pupils)",
      forms: '我(?:系|是|教).{0,6}(?:老师|班主任)|我(?:班|啲|的)学生',
    },
    {
      en: '(?:explain|teach|tell|talk|present|lesson|show).*(?:class|students|pupils|them)|class',
      forms: '(?:讲|解释|教|介绍|分享).*(?:班|学生|同学)|(?:班|学生|同学).*(?:讲|解释|教|介绍)',
    },
  ),
  explained('dseEnough', {
    en: '(?:need|have to|must|should)(?: i)?(?: also)?(?: take| do| sit| have)? (?:an? )?(?:a-? ?levels?|sats?|ib|eas)|dse (?:is |be )?(?:alone |only )?enough|(?:is|only) (?:the )?dse enough|eas(?= )',
    forms:
      '(?:要|使|需要)(?:唔|不)?(?:要|使|需要)?(?:再)?(?:考|读|学)?(?:埋|多)?(?:个)?(?:a-? ?level|sat|ib)|(?:得|只有|淨系|有)dse(?:就)?(?:够)',
  }),
  explained('otherCurriculum', {
    en: "gao ?kao|(?:mainland|own|home|national|country'?s|international|foreign|overseas) (?:school )?(?:curriculum|syllabus|high school|diploma)",
    forms:
      '高考(?:成绩|生|分)|(?:内地|国内|大陆|外国|国际)(?:的|嘅)?(?:高中|课程|学校)(?:的|嘅)?(?:课程|毕业|学生|点|怎|成绩)?.{0,8}(?:报|申请|入)',
  }),
];

const among = (list: readonly Explained[], text: string): string | null =>
  list.find(({ names }) => names.every((name) => name.test(text)))?.entry ?? null;

/** Id of the knowledge that a message asks to be told in words; null: none. */
export function explainedBy(text: string): string | null {
  return (
    among(CARDS, text) ??
    (DIFFERENT.test(text) ? among(DIFFERENCES, text) : null) ??
    (MEANING.test(text) ? among(TERMS, text) : null) ??
    (AFTERWARDS.test(text) && BECOMES.test(text) ? among(AFTER_DEGREE, text) : null)
  );
}

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

/** Whether the content of a programme or a field is asked for, and no figure. */
export const asksContent = (text: string): boolean => ASKS_CONTENT.test(text) && !ASKS_WAY.test(text);
