import { CHAT_LIMITS } from '@lodestar/contract';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatActs, useOpenChat, useSurroundings } from '../../model/counsellor.ts';
import { useDraft } from '../../model/use-draft.ts';
import { useAsking } from '../../model/use-turn.ts';
import { GrowingText } from './growing-text.tsx';

/** So few characters are left that it is said. */
const FEW = 200;
const BUTTON = 'grid size-(--tap) shrink-0 place-items-center rounded-2 [&>svg]:size-5';

/** A touch keyboard has no other key for a new line. */
const sendsOnEnter = () => !matchMedia('(pointer: coarse)').matches;

/** What is about to be said to Eddy. */
export function MessageBox() {
  const { t } = useTranslation('counsellor');
  const { userId } = useSurroundings();
  const { chatId, starting, chat } = useOpenChat();
  const { send, stop } = useChatActs();
  const draft = useDraft(userId, chatId);
  const asking = useAsking(chatId) || starting !== null;
  const input = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const { text } = draft;
  const left = CHAT_LIMITS.text - text.length;
  const full = (chat.chat?.Messages.length ?? 0) >= CHAT_LIMITS.messages;
  const waiting = chatId !== null && chat.chat === null;
  const ready = text.trim() !== '' && !asking && !full && !waiting;

  // On a desk the next thing is to type; on a phone the keyboard would hide the chat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat is written in anew.
  useEffect(() => {
    if (sendsOnEnter() && document.activeElement === document.body) input.current?.focus();
  }, [chatId]);

  const submit = async () => {
    if (!ready) return;
    draft.write('');
    input.current?.focus();
    if (!(await send(text))) draft.write(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendsOnEnter()) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex items-end gap-2 rounded-3 border border-line-strong bg-surface p-[3px] ps-4 focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1">
        <GrowingText
          ref={input}
          label={t('bar.label')}
          placeholder={t('bar.placeholder')}
          describedBy={hint}
          value={text}
          onChange={draft.write}
          onKeyDown={onKeyDown}
        />
        {asking && chatId !== null ? (
          <button
            type="button"
            aria-label={t('bar.stop')}
            onClick={() => {
              stop();
              input.current?.focus();
            }}
            className={`${BUTTON} border border-line-strong bg-surface text-ink hover:bg-sunken`}
          >
            <Square aria-hidden="true" className="fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={t('bar.send')}
            disabled={!ready}
            className={`${BUTTON} bg-eddy text-on-eddy disabled:bg-sunken disabled:text-muted`}
          >
            <ArrowUp aria-hidden="true" />
          </button>
        )}
      </div>
      <p id={hint} className="text-muted text-xs leading-snug empty:hidden [&:not(:empty)]:mt-1">
        {full ? t('bar.full') : left < FEW && t('bar.left', { count: Math.max(0, left) })}
      </p>
    </form>
  );
}
