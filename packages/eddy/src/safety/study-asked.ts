import { asksSomething } from '../asked/clauses.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import { studyMentions } from '../asked/study-words.ts';
import { subjectMentions } from '../asked/subject-words.ts';

/** A code, a grade or a score: what could be looked up. */
const FACTS =
  /js ?\d{4}|\d\*|\d ?分|(?<![a-z])(?:scores?|grades?|programmes?|programs?|jupas|offers?|band|interviews?|median|fees?|deadlines?)(?![a-z])|(?<![十部身充过成])分(?![享手钟鐘析别开担离])|(?<!外|内|牙|儿)科(?!技|学家)|课程|志愿|联招|面试|学费|收生|入到|入读/;

/** What is spoken of at school beside that. */
const SCHOOL =
  /(?<![a-z])(?:uni(?:s|versity|versities)?|degrees?|courses?|majors?|subjects?|electives?|halls?|dorms?|grants?|scholarships?|loans?|visas?|apply|application|choices?|my list|retake|resit|dse|mocks?|oea|asso|hd|vtc|332[23a]|33222)(?![a-z0-9])|大学|学位|专业|宿位|奖学金|资助|助学金|贷款|放榜|成绩|重考|重读|选修|改选|截止|报名|副学士|高级文凭|中位数|签证|交换|(?<![a-z])list(?![a-z])/;

/** A message that asks something, in whichever words. */
const ASKS =
  /[?？]|[吗呢]$|(?<![a-z])(?:how|what|which|when|where|who|why|can i|could i|should i|do i|does|is it|is there|are there|show|list|tell me|compare)(?![a-z])|怎|点样|点解|咩|乜|什么|几时|几多|边|哪|有冇|有没有|应唔应|应不应|会唔会|会不会|可唔可以|可不可以|能不能|(\p{Script=Han})[唔不]\1/u;

/** What is told of oneself as a question on admission: grades, and what one would like to study. */
const TELLS_OF_STUDY =
  /js ?\d{4}|(?:[1-5]\*{0,2}[ ,，/、]+){2}[1-5]|钟意|喜欢|有兴趣|想读|想入|想报|(?<![a-z])(?:i (?:like|love|prefer|enjoy)|interested in|want to study|wanna study)(?![a-z])/;

/** A life in question, whatever of school stands beside it. */
const OF_A_LIFE =
  /做人|活着|生存|(?:有|还有|仲有)(?:咩|什么)(?:意思|意义)|冇意思|没意思|(?<![a-z])(?:what'?s the point|no point|pointless|why bother|alive|being here)(?![a-z])/;

const namesOutright = (plain: string): boolean =>
  FACTS.test(plain) || institutionMentions(plain, []).length > 0;

const asks = (plain: string): boolean => ASKS.test(plain) || asksSomething(plain);

/** Whether plain text asks something, or names what could be looked up. */
export const asksOrNames = (plain: string): boolean => FACTS.test(plain) || ASKS.test(plain);

/** Whether plain text names what could be looked up. */
export const namesFacts = (plain: string): boolean => FACTS.test(plain);

/** Whether plain text asks something that is not of a life. */
export const asksPlainly = (plain: string): boolean => asks(plain) && !OF_A_LIFE.test(plain);

/** Words so short name what is asked and no more: "and JS6107", 學費. */
const SHORT = { latin: 24, chinese: 8 } as const;
const isShort = (plain: string): boolean =>
  plain.length <= (/\p{Script=Han}/u.test(plain) ? SHORT.chinese : SHORT.latin);

/** Whether plain text is plainly of admission: it names something of it, and asks, or tells grades or what one would like. */
export function isOfStudy(plain: string): boolean {
  if (OF_A_LIFE.test(plain)) return false;
  const isTold = TELLS_OF_STUDY.test(plain);
  if (namesOutright(plain)) return isTold || asks(plain) || isShort(plain);
  const isOfField =
    SCHOOL.test(plain) || subjectMentions(plain).length > 0 || (isTold && studyMentions(plain).length > 0);
  return isOfField && (isTold || asks(plain));
}
