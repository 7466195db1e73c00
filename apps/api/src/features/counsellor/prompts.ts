import type { EarlierMessage, ToolResult } from '@lodestar/domain';
import type { ModelMessage } from '../../llm/language-model.ts';
import { asData } from '../../llm/prompt-pieces.ts';
import type { Question } from './counsellor.ts';

/** How far back a model is told what was said: messages, and characters of them in all. */
export const REMEMBERED = { messages: 16, characters: 12_000 } as const;

type Asked = Pick<Question, 'text' | 'analysis' | 'earlier'>;
/** Puts placeholders in place of what says who the pupil is. */
export type Conceal = (text: string) => string;

/**
 * What was said so far, as far as a model is told, and the question last; nothing of it says who the pupil is.
 * `looked`: what was looked up for the question, where the model cannot do it.
 */
export function talkMessages(
  { text, analysis, earlier }: Asked,
  conceal: Conceal,
  looked: readonly ToolResult[] = [],
): ModelMessage[] {
  const remembered = lastOf(earlier).map(
    ({ text: said, isBot }): ModelMessage =>
      isBot
        ? { role: 'assistant', content: conceal(said) }
        : { role: 'user', content: asData(conceal(said)) },
  );
  const about =
    analysis === null ? '' : `About this analysis of my trajectory:\n${asData(conceal(analysis))}\n\n`;
  const found = looked.map((result) => `\n\nLooked up for this question:\n${resultData(result, conceal)}`);
  return [...remembered, { role: 'user', content: `${about}${asData(conceal(text))}${found.join('')}` }];
}

/** What a tool gave, as a model is told. */
export function resultData(result: ToolResult, conceal: Conceal): string {
  return asData(
    JSON.stringify(result, (_, value: unknown) => (typeof value === 'string' ? conceal(value) : value)),
  );
}

/** The latest messages that fit, beginning with one of the pupil's. */
function lastOf(earlier: readonly EarlierMessage[]): readonly EarlierMessage[] {
  const latest = earlier.slice(-REMEMBERED.messages);
  let room: number = REMEMBERED.characters;
  const first = latest.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  const fitting = latest.slice(first + 1);
  const begin = fitting.findIndex(({ isBot }) => !isBot);
  return begin === -1 ? [] : fitting.slice(begin);
}
