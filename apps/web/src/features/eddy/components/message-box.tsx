import { CHAT_LIMITS } from '@lodestar/contract';
import { ArrowUp, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useEddy } from '../model/eddy.tsx';
import { keepDraft, readDraft } from '../model/open-chat.ts';
import { useAsking } from '../model/turns.ts';

/** So few characters are left that it is said. */
const FEW = 200;
const BUTTON = 'grid size-(--tap) shrink-0 place-items-center rounded-2 [&>svg]:size-5';

/** A touch keyboard has no other key for a new line. */
const sendsOnEnter = () => !matchMedia('(pointer: coarse)').matches;

/** What is about to be said to Eddy. */
export function MessageBox() {
  const { t } = useTranslation('eddy');
  const { userId, chatId, starting, chat, send, stop } = useEddy();
  const draft = useUnsentText(userId, chatId);
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

interface GrowingTextProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly placeholder?: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

const CELL = 'col-start-1 row-start-1 py-2.5 leading-normal [overflow-wrap:anywhere]';

/** A field for text that grows with it up to a third of the window: an unseen copy of the text gives the height. */
export function GrowingText({
  ref,
  label,
  placeholder,
  describedBy,
  value,
  onChange,
  onKeyDown,
}: GrowingTextProps) {
  return (
    <div className="grid max-h-[33dvh] min-h-(--tap) min-w-0 flex-1 grid-cols-1 overflow-y-auto">
      <div aria-hidden="true" className={`${CELL} invisible whitespace-pre-wrap`}>
        {`${value || (placeholder ?? '')}\u200B`}
      </div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        maxLength={CHAT_LIMITS.text}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${CELL} h-full w-full resize-none overflow-hidden bg-transparent outline-none placeholder:text-muted`}
      />
    </div>
  );
}

interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** What is typed in a chat and not sent yet, kept through a reload. Null: in a chat that is not begun yet. */
function useUnsentText(userId: string, chatId: string | null): Draft {
  const [draft, setDraft] = useState(() => ({ chatId, text: readDraft(userId, chatId) }));
  if (draft.chatId !== chatId) setDraft({ chatId, text: readDraft(userId, chatId) });
  const write = useCallback(
    (text: string) => {
      keepDraft(userId, chatId, text);
      setDraft({ chatId, text });
    },
    [userId, chatId],
  );
  return { text: draft.text, write };
}
