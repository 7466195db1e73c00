import { plainText } from '../asked/plain-text.ts';
import type { Understanding } from '../understanding.ts';

const ASKS =
  /[?？吗呢]|(?<![a-z])(?:how|what|wat|which|when|where|who|is|are|can|do|does)(?![a-z])|怎|点|咩|乜|什么|几|边|哪/;
/** Whether a message, small and simplified, asks something by a sign or a question word. */
export const asksInAWord = (text: string): boolean => ASKS.test(text);

const THANKS = /(?<![a-z])(?:thx|ty|tysm|thanks?|thank you|cheers)(?![a-z])|多谢|谢谢|谢啦|唔该晒/;
const THANKS_FIRST = new RegExp(`^(?:ok|okay|好(?:啊|的)?|哦+|收到)?[\\s,，。.!！]*(?:${THANKS.source})`);
const FEELS_BETTER =
  /(?<!(?:not|n'?t|don'?t|never|make me|to) )(?<![a-z])(?:feel(?:ing)?|felt) (?:\w+ ){0,3}better(?![a-z])|(?:安心|放心|舒服)(?:咗|了|返)|好(?:多了|咗好多|返啲)$/;

/** Thanks, or words of relief, beside something that asks nothing. */
export function thanked(message: string, understood: Understanding): boolean {
  const text = plainText(message);
  if (asksInAWord(text)) return false;
  const isRelieved =
    understood.calls.every(({ tool }) => tool === 'knowledge') &&
    THANKS.test(text) &&
    FEELS_BETTER.test(text);
  // Thanks first and then what somebody will do; a request stands before its thanks.
  const isToldAfter = understood.talk === 'outside' && THANKS_FIRST.test(text);
  return isRelieved || isToldAfter || (understood.kind === 'unsure' && THANKS.test(text));
}
