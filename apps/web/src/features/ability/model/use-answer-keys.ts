import { ANSWER_LEVELS, type AnswerLevel } from '@lodestar/domain';
import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('textarea, select, [contenteditable], dialog') !== null;

/** Keys 1 to 5 give the answers, wherever on the page the focus is. */
export function useAnswerKeys(answer: (level: AnswerLevel) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const level = ANSWER_LEVELS.find((index) => event.key === String(index + 1));
    if (level !== undefined) answer(level);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
