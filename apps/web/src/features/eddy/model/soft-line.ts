import type { ChatMessage } from '@lodestar/contract';

const BETWEEN = '\n\n';

/** An answer and the line behind it that asks how they are; the line is empty where the answer has none. */
export function softLineOf({ Text, care, state }: Pick<ChatMessage, 'Text' | 'care' | 'state'>) {
  const at = Text.trimEnd().lastIndexOf(BETWEEN);
  if (care !== 'soft' || state !== 'whole' || at === -1) return { answer: Text, line: '' };
  return { answer: Text.slice(0, at), line: Text.slice(at).trim() };
}
