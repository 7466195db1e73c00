import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

const MY_LIST = '(?:my|this|the|her|his|our) (?:whole |entire |jupas )?(?:list|choices|six|options|jupas)';
const ALL = '(?:of (?:them|these|those|mine|my \\w+|the \\w+) )?';

/** What comes of one's list as a whole: something, nothing, or which one. */
const FATE = wordPattern({
  en: `
    (?:will|would|is|does|could|can) ${MY_LIST} (?:(?:really|actually|even|still|ever|gonna|going to) )?(?:work(?: out)?|save me|be enough|hold(?: up)?|get me (?:in(?:to)?|any|some)\\w*)
    |${MY_LIST} (?:going to|gonna) (?:work|hold|be enough)(?: out)?
    |(?:none|nobody|no ?one|not (?:even )?(?:one|a single one)) ${ALL}(?:(?:will|would|does|do|can|even|ever) )?(?:takes?|accepts?|wants?|admits?|pick(?:s|ed)?) me
    |(?:if|when|what if|suppose) (?:they |all |every(?:one| one)? )?(?:all |${ALL})?(?:reject|turn (?:me )?down|say no)
    |(?:are |is |does (?:it|that|this) mean )?(?:all |every |any )?(?:of )?(?:\\d |four |five |six |three )?(?:of )?(?:my|the|these|those) (?:\\d |four |five |six |three )?(?:choices|list|jupas|six|options)(?: (?:are|is|all))* (?:gone|dead|over|useless|wasted|ruined|toast|done|finished|off the table|out)(?! of)
    |(?:end(?:ing|ed)? up|left|leave|walk(?:ing)? away|come out|finish) with (?:literally |absolutely |actually )?(?:nothing|something|anything|none|zero|no (?:offers?|place|uni))
    |(?:get|getting|land|landing)(?: in| into)? (?:any|at least one|one|something|anything|nothing|none)(?: of| from| on| out of) (?:my|the|these|this|them)(?: \\w+)?
    |(?:get|getting) (?:no|zero|at least one|any|an|1) offers?(?: at all)?
    |which (?:one |choice |of (?:my|the|them) ?\\w* ?)?(?:will|would|am|do) i (?:\\w+ )?(?:likely |probably )?(?:get|land|end up)(?: in| into| with| at| on)?
    |^(?:so |omg |eddy )*am i (?:\\w+ )?(?:screwed|doomed|cooked|toast|done for)\\W*$
    |what(?:'?s| is| would be) left(?: \\w+){0,2} (?:i'?d|i would|i could|i can|i might) (?:\\w+ )?get
    |where (?:will|would|am|do) i (?:\\w+ )?(?:end up|land)
    |(?:chances?|odds) (?:of|that|for) (?:i )?(?:get(?:ting)? )?(?:nothing|no offer|at least one|any offer|an offer|a place)
  `,
  forms: `
    (?:志愿|单|表|list|名单|choices?).{0,4}(?:会唔会|会不会|会|能|可唔可以|有冇机会|有没有机会)中
    |(?:张|个|份|条)(?:单|表|list|名单|志愿).{0,4}(?:有冇得救|有没有救|有救|冇救|冇得救|没救|救唔救|死唔死)
    |(?:志愿|单|list).{0,3}(?:中唔中|中不中)
    |(?:有冇|有没有|仲有)得救.{0,5}(?:单|list|志愿|表)
    |我(?:最后|最终|到底|究竟|其实|而家|现在)?(?:会|可能|大概)(?:最后)?(?:入|进|派|录|落|去)(?:到|得|咗|去|落)?(?:边|哪)(?:一)?(?:个|科)(?:志愿|choice)?
    |(?<!第)(?:一个|冇人|没人|冇间|没有一个|冇一个|一间).{0,2}(?:都|也)?(?:唔|不|没|冇)(?:收|录取|取录|要)我?
    |(?:全部|全都|统统|六个|通通|晒).{0,5}(?:唔|不|没|冇)(?:会)?(?:收|录取|取录|要|中|入)|(?:唔|不|冇)(?:收|要)晒
    |(?:一个|半个)(?:offer|志愿)?(?:都|也)(?:冇|没有?|唔中|不中|入唔到|进不了)|(?:零|0|冇|没有) ?offer.{0,3}(?:机|概率)
    |(?:有冇|有没有|有无)(?:得)?(?:大学|书|u)(?:读|念|收)|(?:会唔会|会不会)(?:冇|没有?)(?:大学|书|学位)(?:读|念|上)?
    |(?:(?:全部|所有|晒|[三四五六3-6]个|几个)(?:志愿|choices?|选择)|(?:志愿|choices?|张单|名单|个list|我list).{0,3}(?:全部|都|系咪|是不是|即系)).{0,6}(?:冇晒|没了|没有了|冇咗|废|玩完|白填|死晒|报销|完蛋|泡汤|冇用)
    |食白果|吃白果|全军覆没|(?:有冇|有没有|有无)(?:得)?(?:一个|间)?(?:offer|学位)(?:$|[?？吗呀㗎])
  `,
});
/** What to do then is known of the world, not of the list. */
const THEN_WHAT =
  /(?<![a-z])(?:then what|what (?:do|can|should|would|happens?)|plan b|backup plan)(?![a-z])|点算|点做|点办|怎么办|点好|有咩路|出路|可以点/;

/** Whether a message asks what comes of one's own list as a whole. */
export function asksFate({ text, named, grades }: Reading): boolean {
  const names = named.codes.length + named.unknown.length + named.topics.length + named.institutions.length;
  return names === 0 && grades.mentions.length === 0 && FATE.test(text) && !THEN_WHAT.test(text);
}
