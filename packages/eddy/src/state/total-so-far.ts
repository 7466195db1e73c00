import { readPlainly } from '../asked/said-plainly.ts';
import { type ToldTotal, totalTold } from '../asked/total-words.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';

/** Nothing but a number: "sorry, 25", 係23分. */
const ONLY_A_NUMBER =
  /^(?:[\s\p{P}]|(?<![a-z])(?:no|not|sorry|sry|wrong|actually|i|mean|meant|said|it'?s|is|its|typo|oops|should|be|a|total|best 5|points?)(?![a-z])|唔系|不是|错了?|错咗|其实|应该|更正|系|是|我|讲|打|说|咗|分|呀|啊|喎)*?(?<![0-9])([1-4][0-9](?:\.5)?)(?:[\s\p{P}]|分|points?|呀|啊|喎|才对|先啱)*$/u;

/** A sum told, and in which of the messages: a later one stands for an earlier one, and a bare number puts one right. */
interface TotalSaid extends ToldTotal {
  readonly at: number;
}

/** The number that puts right a sum told before; null: none. */
export function totalPutRight(text: string, before: ToldTotal): ToldTotal | null {
  const [, number] = ONLY_A_NUMBER.exec(text) ?? [];
  return number === undefined ? null : { ...before, total: Number(number) };
}

/** The sum of grades that a pupil told last in a chat; null: none was. */
export function totalSoFar(messages: readonly EarlierMessage[], context: EddyContext): TotalSaid | null {
  return messages.reduce<TotalSaid | null>((last, { text, isBot }, at) => {
    if (isBot) return last;
    const plain = readPlainly(text, context).text;
    const told = totalTold(plain);
    if (told !== null) return { ...told, at };
    const right = last === null ? null : totalPutRight(plain, last);
    return last === null || right === null ? last : { ...right, at: last.at };
  }, null);
}
