import type { EarlierMessage, EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { understand } from '../understand.ts';

/** The look-ups that a talk ends with, each turn answered as the guide answers it. */
export function lookedUpLast(turns: readonly string[], context: EddyContext) {
  const earlier: EarlierMessage[] = [];
  for (const text of turns.slice(0, -1)) {
    const answer = guideAnswer({ text, context, earlier, detailed: false }).text;
    earlier.push({ text, isBot: false }, { text: answer, isBot: true });
  }
  const { calls } = understand(turns.at(-1) ?? '', context, earlier);
  return calls.map(({ tool, input }) => ({ tool, ...input }));
}
