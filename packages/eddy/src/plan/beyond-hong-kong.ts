import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';

const MAINLAND =
  /内地|大陆|国内(?:的)?(?:大学|高校)|(?<![0-9])985(?![0-9])|(?<![0-9])211(?=[工大高院])|双一流|免试|清华|北大|北京大学|复旦|浙大|中山大学|暨南|暨大|华侨大学|深圳大学|厦门大学|武汉大学|(?<![a-z])mainland(?![a-z])/;
/** A university there is sought, or weighed up. */
const STUDIES =
  /大学|学校|高校|院校|港校|读|升学|上(?:到|得|什么|哪)?|招生|报(?!纸|告)|收|录|(?<![0-9])985(?![0-9])|(?<![0-9])211(?=[工大高院])|双一流|免试|(?<![a-z])(?:unis?|universit(?:y|ies)|study|apply|get in(?:to)?|scheme|degrees?|college)(?![a-z])/;
/** Where somebody comes from, or works, is no wish to study there. */
const COMES_FROM =
  /(?:从|由|喺|在)移居|(?:内地|大陆)(?:表|亲戚|同学|朋友|身份|落|来|嚟|转|搬|过|读(?:过|到|完)|长大|出生|工作|返工|做)|(?:内地|大陆)(?:来|嚟|过来|转|新来|人|工作|返工|出生|生(?!源)|户口|身份证)|(?<![a-z])(?:from|in) (?:the )?mainland(?: china)? (?:and|so|but|since|in)|(?:moved|came|come) (?:here |over )?from (?:the )?mainland|mainland (?:students?|pupils?|kids?|chinese)/;

const TAIWAN = /台湾|(?<![a-z])taiwan(?![a-z])/;

/** 先不管内地了, 不是广州那个中山大学; what subjects are chosen there; what Eddy knows. */
const NOT_MEANT =
  /(?:不|唔)(?:管|理|想|要|是|系|考虑|打算)[^，,。!！]{0,8}(?:内地|大陆|国内|中山大学|清华|北大)|香港(?:这边|呢边|对应|能|有咩|有什么|呢|那)|3 ?\+ ?1|选科|高考(?!成绩)|你(?:也|都)?(?:知道|懂|识)/;

/** From this share on one of the answers about other ways is the one asked for. */
const MEANT = 0.3;
/** From this share on another matter is plainly asked. */
const PLAINLY = 0.7;

/** What is known of studying in the mainland; programmes in Hong Kong are no answer to it. */
function mainland(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  const { text: plain, named } = reading;
  const isThere = MAINLAND.test(plain) && STUDIES.test(plain) && !COMES_FROM.test(plain);
  const isHere = named.codes.length + named.institutions.length > 0;
  if (!isThere || isHere || NOT_MEANT.test(plain)) return null;
  const [asked] = answersInTalk(text, wish);
  if (asked !== undefined && asked.share >= PLAINLY && asked.entry.topic !== 'paths') return null;
  const [best] = answersInTalk(text, wish, ['paths']);
  const entry = best !== undefined && best.share >= MEANT ? best.entry : context.knowledge.entry('mainland');
  const taiwan = TAIWAN.test(plain) && entry?.id !== 'taiwan' ? context.knowledge.entry('taiwan') : null;
  return lookUp([entry, taiwan].flatMap((one) => (one === null ? [] : [entryCall(one, text)])));
}

/** Here by a scheme for talents, or as somebody's dependant. */
const BY_SCHEME =
  /受养人|高才(?!生)|优才|专才|人才(?:计划|引进|签证)|(?<![a-z])(?:ttps|top talent|talent (?:pass|visa)|talent scheme(?= (?:visa|parents?|child|kid))|(?:by|on|through|under) (?:a|the) talent scheme|quality migrant|qmas|depend[ae]nts?(?: visa)?)(?![a-z])/;
/** Talents of another kind: a way in for athletes, a school's name. */
const OTHER_TALENT = /体育|运动|艺术|音乐|书院|(?<![a-z])(?:sports?|athletes?|arts?|music)(?![a-z])/;
const STATUS = /本地|身份|报|算(?!分)|资格|(?<![a-z])(?:local|status|jupas|apply|eligible|count)(?![a-z])/;
const LOCAL_FEES = /(?:non-?)?local (?:fees?|rate|tuition)|(?:非)?本地(?:生)?(?:的|嘅)?(?:学费|收费|价)/g;
const FEES = /学费|费用|几钱|多少钱|几多钱|(?<![a-z])(?:fees?|tuition|pay|cost)(?![a-z])/;

/** Whether somebody here by a scheme counts as local, and what is paid. */
function byScheme({ text, reading, context }: Wish): Understanding | null {
  const { text: plain, named } = reading;
  if (!BY_SCHEME.test(plain) || OTHER_TALENT.test(plain) || named.codes.length > 0) return null;
  const isOfStatus = STATUS.test(plain.replace(LOCAL_FEES, ' '));
  const ids = [...(isOfStatus ? ['dependantLocal'] : []), ...(FEES.test(plain) ? ['feesNonLocal'] : [])];
  return lookUp(
    ids.flatMap((id) => {
      const entry = context.knowledge.entry(id);
      return entry === null ? [] : [entryCall(entry, text)];
    }),
  );
}

/** The mainland, and who is local by a scheme: before anything is looked up among programmes in Hong Kong. */
export const beyondHongKong = (wish: Wish): Understanding | null => byScheme(wish) ?? mainland(wish);
