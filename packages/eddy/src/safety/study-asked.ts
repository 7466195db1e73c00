import { asksSomething } from '../asked/clauses.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import { studyMentions } from '../asked/study-words.ts';
import { subjectMentions } from '../asked/subject-words.ts';

/** A code, a grade or a score: what could be looked up. */
const FACTS =
  /js ?\d{4}|\d\*|\d ?分|(?<![a-z])(?:scores?|grades?|programmes?|programs?|jupas|offers?|band|interviews?|median|fees?|deadlines?)(?![a-z])|(?<![十部身充过成])分(?![享手钟鐘析别开担离])|(?<!外|内|牙|儿)科(?!技|学家)|课程|志愿|联招|面试|学费|收生|入到|入读/;

/** What is spoken of on the way to a university beside that, and of this site. */
const SCHOOL =
  /(?<![a-z])(?:uni(?:s|versity|versities)?|degrees?|courses?|majors?|subjects?|electives?|halls?|dorms?|grants?|scholarships?|loans?|visas?|apply|application|choices?|my list|retake|resit|dse|mocks?|oea|asso|hd|vtc|332[23a]|33222|points?|levels?|best (?:5|five|6|six)|past papers?|revis\w+|self[- ]financ\w+|recommend|study|studying|sub[- ]?degree|portfolio|essays?|statement|account|compare|strengths?|good at|tuition|exchange|graduat\w+|careers?|salary|lists?|clearing|main round|campus|minor|slp|srsa|tsfs|trajectory|reach|private candidate)(?![a-z0-9])|大学|学位|专业|宿位|奖学金|资助|助学金|贷款|津贴|放榜|成绩|总分|重考|重读|选修|改选|截止|报名|副学士|高级文凭|中位数|签证|交换|录取|[差离][几多]远|读啲?[咩乜边哪书啱得到什]|[选拣]科|名单|轨迹|校园|收(?:我|唔收|不收)|心理学|[选揀拣](?:边|哪|一)个?|[系书]读|[报排第]第?一|排[先喺在]|[ab]组|评级|推荐|能力|强项|突出|自我介绍|陈述|作品集|毕业|出路|人工|薪|推介|past ?paper|溫書|温书|复习|打印|繁体|简体|账户|帐户|对话/;

/** A message that asks something, in whichever words. */
const ASKS =
  /[?？]|[吗呢]$|(?<![a-z])(?:how|what|which|when|where|who|why|can i|could i|should i|do i|does|is it|is there|are there|show|list|tell me|compare)(?![a-z])|怎|点样|点解|咩|乜|什么|几时|几多|边|哪|有冇|有没有|应唔应|应不应|会唔会|会不会|可唔可以|可不可以|能不能|(\p{Script=Han})[唔不]\1/u;

/** What is asked for without a question: 介紹下中大, "explain the points". */
const REQUESTS =
  /^(?:请|介绍|讲下)|想(?:查|知|问|了解|看看)|介绍|列出|分析|解释|比较|帮我(?:选|拣|睇|看|排|计|算|写)|(?<![a-z])(?:explain|pick|rank|help me|give me)(?![a-z])/;

/** What is told of oneself as a question on admission: grades, and what one would like to study. */
const TELLS_OF_STUDY =
  /js ?\d{4}|(?:[1-5]\*{0,2}[ ,，/、]+){2}[1-5]|(?:[a-z\u4e00-\u9fff] ?[1-5]\*{0,2}[ ,，/、]*){3}|钟意|喜欢|有兴趣|想读|想入|想报|(?<![a-z])(?:i (?:like|love|prefer|enjoy)|interested in|want to study|wanna study)(?![a-z])/;

/** A life in question, whatever of school stands beside it. */
const OF_A_LIFE =
  /做人|活着|生存|(?:有|还有|仲有)(?:咩|什么)(?:意思|意义)|冇意思|没意思|(?<![a-z])(?:what'?s the point|what is the point|no point|pointless|why bother|alive|being here)(?![a-z])/;

/** What weighs: whoever only tells it asks nothing of admission by naming a university. */
const WEIGHS =
  /死|唔想|不想|顶唔|撑|捱|忍|喊|哭|攰|累|辛苦|痛|惊|怕|废|屋企|回家|妈|爸|(?<![a-z])(?:die|dead|cry\w*|tired|alone|hurts?|scared|afraid|hate|give up|gave up|worthless|useless|nothing|nobody|mum|mom|dad|father|mother|home|fail\w*|can'?t (?:take|do|go on))(?![a-z])/;

/** Fields that are people to turn to, or things of every day, as well. */
const NO_FIELD =
  /doctor|医生|社工|social work|心理|psych|pet|animal|game|动物|宠物|老人|环境|media|film|movie|电影/;

const namesOutright = (plain: string): boolean =>
  FACTS.test(plain) || institutionMentions(plain, []).length > 0;

const namesField = (plain: string): boolean =>
  studyMentions(plain).some(({ at, end }) => !NO_FIELD.test(plain.slice(at, end)));

const asks = (plain: string): boolean => ASKS.test(plain) || REQUESTS.test(plain) || asksSomething(plain);

/** Whether plain text asks something, or names what could be looked up. */
export const asksOrNames = (plain: string): boolean => FACTS.test(plain) || ASKS.test(plain);

/** Whether plain text names what could be looked up. */
export const namesFacts = (plain: string): boolean => FACTS.test(plain);

/** Whether plain text asks something that is not of a life. */
export const asksPlainly = (plain: string): boolean => asks(plain) && !OF_A_LIFE.test(plain);

/** Longer messages that ask nothing tell of something, whatever they name. */
const SHORT = { latin: 60, chinese: 20 } as const;
const isShort = (plain: string): boolean =>
  plain.length <= (/\p{Script=Han}/u.test(plain) ? SHORT.chinese : SHORT.latin);

/** Whether plain text is plainly of admission: it names something of it, and asks, or tells it in few words in which nothing weighs. */
export function isOfStudy(plain: string): boolean {
  if (OF_A_LIFE.test(plain)) return false;
  const isAsked = asks(plain) || TELLS_OF_STUDY.test(plain);
  if (!isAsked && (WEIGHS.test(plain) || !isShort(plain))) return false;
  if (namesOutright(plain)) return true;
  return isAsked && (SCHOOL.test(plain) || subjectMentions(plain).length > 0 || namesField(plain));
}
