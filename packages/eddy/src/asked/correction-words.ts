import { clausesWithEnds } from './clauses.ts';
import { plainText } from './plain-text.ts';

/** A word of surprise or refusal before what is said, in plain form. */
const BEFORE =
  '^(?:(?:no|nah|nope|wait|hey|um+|but|and|so|ok|sorry|吓|咦|唉|喂|哎|咁|那|但系|但是|其实|大佬)[\\s，,!！]*)*';
const SELF = '(?:我|你)?(?:都|又|真系|真的)?';

/** 唔係問呢個, "I didn't ask for nursing", "you misunderstood": what was answered is not what was meant. */
const NOT_ASKED: readonly RegExp[] = [
  `${SELF}(?:唔系|不是|冇|没有?)(?:在|要)?(?:想)?(?:问|讲|说|指|睇|看|搵|找|知)`,
  `${SELF}(?:完全)?(?:答错|误会|搞错|理解错|睇错|看错|听错|会错意|答非所问|答完又答|答咗第二)`,
  "i (?:didn'?t|did not|wasn'?t|was not|am not|'?m not|never) (?:ask|mean|meant|talk|say|said)",
  "(?:that'?s|that is|that isn'?t|this is|this isn'?t) (?:not )?(?:what i (?:asked|meant|mean|want)|about)",
  'you (?:misunder|misread|got (?:me|it|that) wrong|(?:just )?said the same|keep (?:saying|answering|telling))',
].map((words) => new RegExp(BEFORE + words));

/** 唔係港大護理, "not physics the degree", "forget nursing": named only to be left out. In few words, and asking nothing. */
const LEFT_OUT: readonly RegExp[] = [
  '(?:唔系|不是)(?![我佢他她话说因不唔只]|咁|太|好|几|很)',
  '(?:唔系|不是|不对|唔啱|错了?|错咗)(?:喎|呀|啊|啦|㗎|的|哦)*$',
  '唔好(?!意思|睇|彩|似|运|用|少|多|耐|食)',
  'not (?!sure|really|bad|yet|only|just|too|even|gonna|going|so |much|enough|interested|good|great|that (?:good|bad|sure|much)|a problem|allowed|happy|sad|ok|possible|necessar)',
  "(?:that|it|this|those|they)(?:'s| is| are|'re)(?: not|n'?t) (?:an? |in |at |from |about |the |ugc|eight|big)",
  'forget (?:about )?(?!that|it(?![a-z])|this)|never ?mind (?:the |about )?(?!that|it(?![a-z])|this)[a-z]',
].map((words) => new RegExp(BEFORE + words));
const MOST_LEFT_OUT = 40;

/** JS9731係都大喎: told of what was shown, as what speaks against it. */
const TOLD_AGAINST =
  /^(?:js ?[0-9a-z]{4}|佢|它|嗰个|呢个|那个|这个|that|it|this)(?:都)?(?: ?(?:系|是|is|was)|'s)/;
const OBJECTS = /(?:喎|嚟㗎|来的|wor)$/;

/** 你冇答我hku喎: what was not answered is named beside it. */
const UNANSWERED = new RegExp(
  `${BEFORE}(?:你)?(?:都|又|仲|还)?(?:(?:冇|没有?|未)(?:有)?(?:回)?答(?:到)?(?:我)?(?:的|嘅|条)?(?:问题|问|野|嘢)?|you (?:did ?n'?t|haven'?t|did not|never) answer(?:ed)? (?:me )?(?:my question|the question|about|on)?)`,
);
const PARTICLES = /[\s\p{P}\p{Extended_Pictographic}喎呀啊啦㗎嘅的呢]+/gu;

/** "Can you answer?": says nothing beside what is asked. */
const NUDGES =
  /^(?:(?:can|could|will|would) you (?:please )?(?:just )?(?:answer|tell me)(?: (?:me|that|it|this))?|please (?:just )?answer(?: me| it| that)?|(?:你)?(?:答|讲|回答)(?:到|得)?(?:我)?(?:吗|未|得唔得|唔得)?)$/;

/** 我係問…, "I mean …", "I asked about …": then comes what is asked. */
const MEANT =
  /^\s*(?:\s*(?:but|and|no|so|咁|其實|其实|但)[\s，,]*)?(?:(?:我|而)?(?:只|淨|净|就|都)?(?:係|是|系)?(?:想)?(?:問|问|知道?|講|讲|说的是|說的是|指)(?:緊|紧|你|的|嘅)*(?:係|是|系)?(?=\S{2})|(?:(?:i(?:'?m| am| was)? (?:just |only |really )?(?:mean|meant|asked?|asking|want(?:ed)? to (?:know|ask)|was asking)|my question (?:was|is))(?: (?:about|for|if|whether|was|is))?[:,]?\s+)|(?:just )?tell me(?: (?:yes or no|straight|directly))?:\s*|(?:係|系)(?=問|问|想|指|講|讲)|(?:淨係|净系|只係|只要|(?:just|only)(?= [a-z]+$))(?=.{2,12}$))+/iu;
/** At the beginning of a message, these restate what was asked before. */
const RESTATES =
  /^(?:\s*(?:but|no|吓)[\s，,]*)*(?:i (?:asked|meant?|was asking)|my question (?:was|is)|我(?:頭先|头先|刚才)?(?:係|是|系)?(?:問|问)(?:緊|紧|你|的是|嘅係|嘅|的)|(?:其實|其实)?我(?:係|是|系)想?(?:問|问|知)|我(?:說|说|講|讲|指)(?:的是|嘅係|嘅系))/iu;
/** 我只是問…, "I only mean …": what was told before it was told against the answer. */
const ONLY_THIS =
  /^\s*(?:(?:我|而)?(?:(?:只|淨|净)(?:係|是|系)?(?:想)?(?:問|问|知)|(?:係|是|系)(?:問|问)|(?:問|问)(?:你|緊|紧))|i(?:'?m)? (?:(?:only|just) (?:mean|meant|asked?|asking|want(?:ed)? to know)|meant|asked))/iu;
const FIGURES = /[0-9]/;
const CODES = /js ?[0-9a-z]{4}/giu;
/** "Not HKU but CUHK", 唔係港大係中大: in one breath. */
const BUT =
  /(?<![a-z])not (?!only|just)[^.,!?]{2,30}? but (?=\S)|(?<![系係是])(?:唔係|唔系|不是)[^，,。？?\s]{1,12}?(?:而)?(?:係|系|是)(?=[^咪唔不否數数但]\S)/iu;

/** What a message corrects, and what it asks then. */
interface Corrected {
  readonly text: string;
  /** Something was said against the answer before. */
  readonly corrects: boolean;
  /** It was said that the question before was not answered, and not what of it. */
  readonly unanswered: boolean;
}

/** Asked again in few words: 得定唔得, "yes or no". */
const SO_OR_NOT =
  /^(?:(?:到底|究竟|即係|即系)?(?:得|夠|够|入到|可以|有)(?:定|唔)(?:係|系)?(?:唔|冇)?(?:得|夠|够|到|可以|機|机)?|yes or no|can (?:i|he|she))[?？呀㗎\s]*$/u;
const ASKING = /[?？]|吗|呢$|咩|乜|什么|怎|点|边|哪|系咪|是不是|有冇|有没有/;

/** What is meant by "you did not answer hku", where something is named; null: only that it was not answered; undefined: no such words. */
function unansweredIn(clause: string): string | null | undefined {
  const plain = plainText(clause).trim();
  const found = UNANSWERED.exec(plain);
  if (found === null) return undefined;
  const [named = ''] = plain.slice(found[0].length).trim().split(PARTICLES);
  return named.length > 1 ? named : null;
}

function isAgainst(clause: string): boolean {
  const plain = plainText(clause)
    .replace(/[\s\p{P}]+$/u, '')
    .trim();
  if (NUDGES.test(plain) || NOT_ASKED.some((words) => words.test(plain))) return true;
  const isShort = plain.length <= MOST_LEFT_OUT && !ASKING.test(clause);
  return isShort && LEFT_OUT.some((words) => words.test(plain));
}

function isToldAgainst(clause: string, next: string | undefined): boolean {
  const plain = plainText(clause)
    .replace(/[\s\p{P}]+$/u, '')
    .trim();
  if (!TOLD_AGAINST.test(plain) || ASKING.test(clause)) return false;
  return OBJECTS.test(plain) || (next !== undefined && isAgainst(next));
}

/** How it is to be told, or how it is meant: 唔係要你安慰, "not a joke" say nothing against the answer before. */
const OF_MANNER =
  /安慰|成篇|长篇|太长|(?:唔好|不要)(?:笑|长)|讲笑|说笑|玩笑|emo|认真|废话|说教|讲道理|官腔|客套|(?<![a-z])(?:jok\w+|kidding|lying|official|sugar ?coat\w*|lectur\w*|comfort\w*|sympathy|pep talk|an? essay|exaggerat\w*|drama\w*)(?![a-z])/;

/** Beside what alone is meant, what neither asks nor tells a grade. */
const tellsNothing = (clause: string): boolean =>
  !ASKING.test(clause) && !FIGURES.test(clause.replace(CODES, ''));

/** Shorter rests say nothing. */
const LEAST = 2;

/** A message without what corrects the answer before, and without what is named only to be left out. */
export function withoutCorrection(message: string): Corrected {
  const clauses = clausesWithEnds(message.trim().replace(BUT, ''));
  const wasCut = BUT.test(message);
  const unanswered = clauses.map(unansweredIn).filter((one) => one !== undefined);
  const [named] = unanswered.filter((one) => one !== null);
  if (named !== undefined) {
    const beside = clauses.find((clause) => SO_OR_NOT.test(clause.trim())) ?? '';
    return { text: `${named} ${beside}`.trim(), corrects: true, unanswered: false };
  }
  const only = clauses.findLastIndex((clause) => ONLY_THIS.test(clause));
  const kept = clauses.filter(
    (clause, at) =>
      unansweredIn(clause) === undefined &&
      !isAgainst(clause) &&
      !isToldAgainst(clause, clauses[at + 1]) &&
      !(at < only && tellsNothing(clause)),
  );
  const isLess = wasCut || kept.length < clauses.length;
  const restates = RESTATES.test(message);
  const rest = kept.join('').trim();
  if (!(isLess || restates) || rest.length < LEAST)
    return { text: message, corrects: false, unanswered: unanswered.length > 0 };
  const [first = '', ...others] = kept;
  const asked = `${first.replace(MEANT, '')}${others.map((one) => one.replace(MEANT, '')).join('')}`.trim();
  const isLeft = asked.length >= LEAST;
  const out = clauses.filter((clause) => !kept.includes(clause));
  const corrects = wasCut || restates || out.some((clause) => !OF_MANNER.test(plainText(clause)));
  return { text: isLeft ? asked : rest, corrects, unanswered: unanswered.length > 0 };
}
