import { clausesWithEnds } from './clauses.ts';
import { plainText } from './plain-text.ts';

/** "Don't give me a timetable", 唔好叫我努力讀書: what is asked not to be told. */
const UNWANTED: readonly RegExp[] = [
  `^(?:(?:and|but|so|just|pls|please|eddy|also|pl[sz]?)[ ,]*)*(?:(?:do not|don'?t|dont|stop|no need to|spare me|skip) ?(?:just |ever |even )?(?:(?:give|giv|tell|show|send|list|say|recommend|lecture|sell|throw)(?:ing)? (?:me|us)(?![a-z])|the (?:list|table|timetable|lecture|pep talk|speech)))`,
  `^(?:(?:and|but|so|please|pls)[ ,]*)*i (?:do not|don'?t|dont) (?:want|need) (?:to (?:see|hear|read|get) )?(?:an?|any|another|the|your|more) (?:\\w+ )?(?:lists?|tables?|timetables?|schedules?|tips?|plans?|lectures?|speech|pep talks?|advice|figures?|numbers?)(?![a-z])`,
  '^(?:请|求(?:求)?你?|你|但系?|不过|亦|都|就|咁|那|另外)*(?:唔好|唔使|唔洗|不要|别|不用|冇必要|无需|咪)(?:再|又|净系|净|只|只是|一味|成日|总是|老是)*(?:叫我|同我(?:讲|话|说)|跟我(?:讲|说)|(?:讲|说|答)(?:啲|那些|嗰啲)|话我(?!知)|(?:给|俾|比|畀)我(?!阿?(?:爸|妈|家|屋企|老|同学|朋友))|劝我|安慰我|教训我|列|甩|派|呃我|骗我|哄我|敷衍)',
].map((words) => new RegExp(words));

/** What is asked in place of it, in the same breath. */
const INSTEAD =
  /^.*?(?:(?<![a-z])(?:just tell me|just want to know|just wanna know|only want to know)(?![a-z])|我(?:就|只|净系|净|只是)(?:想|要)?(?:知道?|问))/u;

/** Fewer signs say nothing by themselves. */
const LEAST = 3;
const says = (text: string): boolean => text.replace(/[\s\p{P}\p{S}]/gu, '').length >= LEAST;

function kept(clause: string): string {
  const plain = plainText(clause).trim();
  if (!UNWANTED.some((words) => words.test(plain))) return clause;
  const instead = INSTEAD.exec(plain);
  return instead === null ? '' : plain.slice(instead[0].length);
}

/** A message without what it asks not to be told; as it stands where nothing else is said. */
export function withoutUnwanted(message: string): string {
  const clauses = clausesWithEnds(message).map(kept);
  const rest = clauses.join('').trim();
  return says(rest) ? rest : message;
}
