import type { EarlierMessage, EddyContext } from '../context.ts';
import { type GuideAnswer, guideAnswer } from '../guide-answer.ts';
import { understand } from '../understand.ts';

/** A talk before its last turn, each turn answered as the guide answers it. */
function beforeLast(turns: readonly string[], context: EddyContext): readonly EarlierMessage[] {
  const earlier: EarlierMessage[] = [];
  for (const text of turns.slice(0, -1)) {
    const answer = guideAnswer({ text, context, earlier: [...earlier], detailed: false }).text;
    earlier.push({ text, isBot: false }, { text: answer, isBot: true });
  }
  return earlier;
}

/** The answer that a talk ends with. */
export const answerLast = (turns: readonly string[], context: EddyContext): GuideAnswer =>
  guideAnswer({
    text: turns.at(-1) ?? '',
    context,
    earlier: beforeLast(turns, context),
    detailed: false,
  });

/** The look-ups that a talk ends with. */
export function lookedUpLast(turns: readonly string[], context: EddyContext) {
  const { calls } = understand(turns.at(-1) ?? '', context, beforeLast(turns, context));
  return calls.map(({ tool, input }) => ({ tool, ...input }));
}
