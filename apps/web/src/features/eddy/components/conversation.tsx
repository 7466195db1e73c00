import type { Chat } from '@lodestar/contract';
import { ArrowDown, LoaderCircle, RotateCw } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideUntilConfirmed } from '../../../shared/eddy/who-answers.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useEddy } from '../model/eddy.tsx';
import { type Entry, entriesOf, turnsOf } from '../model/entries.ts';
import { useTurn } from '../model/turns.ts';
import { TURN, useFirstLine } from '../model/use-first-line.ts';
import { Answer, Apology, BotFrame, StoppedAnswer, WritingAnswer } from './answer.tsx';
import { LOG, LOG_COLUMN, TalkSkeleton } from './eddy-outline.tsx';
import { AboutLine, EmptyTalk } from './empty-talk.tsx';
import { useMarkdownReady } from './markdown-text.tsx';
import { AskedQuestion, NewQuestion } from './question.tsx';
import { RestReminder } from './rest-reminder.tsx';

function OpenTalk() {
  const { t } = useTranslation('eddy');
  const { active, chat, starting, startFailed, chats, retryStart } = useEddy();
  const drawable = useMarkdownReady(active.kind === 'chat' || starting !== null);
  if (starting !== null) return <StartingTalk text={starting.text} />;
  const kept = active.kind === 'chat' ? chat.chat : null;
  if (kept !== null && (drawable || kept.Messages.length === 1)) return <Conversation chat={kept} />;
  if (active.kind === 'new') return <EmptyTalk />;
  const failures = [
    { failed: startFailed, title: t('alert.start'), detail: null, retry: retryStart },
    { failed: chat.failed, title: t('talk.failed'), detail: t('talk.failedDetail'), retry: chat.retry },
    {
      failed: active.kind === 'unsettled' && chats.failed,
      title: t('history.failed'),
      detail: t('history.failedDetail'),
      retry: chats.retry,
    },
  ];
  const failure = failures.find(({ failed }) => failed);
  if (failure === undefined) return <TalkSkeleton />;
  return (
    <div className="mt-5">
      <ErrorState title={failure.title} detail={failure.detail} onRetry={failure.retry} />
    </div>
  );
}

/** The open chat, or what stands in its place. */
export function Talk() {
  const { chatId } = useEddy();
  return (
    <LogFrame watched={chatId ?? ''}>
      <OpenTalk />
    </LogFrame>
  );
}

/** So many turns at the end are always laid out; older ones only when they come into view. */
const LAID_OUT = 4;
const OLDER = '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]';
/** The newest turn fills the window from its question on, so that nothing moves while its answer grows. */
const NEWEST = 'min-h-[calc(100cqh-2.75rem)]';

/** All that was said in a chat, and what is being said. */
function Conversation({ chat }: { readonly chat: Chat }) {
  const turn = useTurn(chat.Chat_ID);
  const { Messages: messages, answering } = chat;
  const turns = useMemo(() => turnsOf(entriesOf(messages, turn, answering)), [messages, turn, answering]);
  const lookAt = (at: number) => {
    if (at === turns.length - 1) return NEWEST;
    return at < turns.length - LAID_OUT ? OLDER : undefined;
  };
  return (
    <>
      {turns.map(({ key, entries }, at) => (
        <div key={key} {...TURN} className={lookAt(at)}>
          {entries.map((entry, index) => (
            <div key={entry.key}>
              <ConversationEntry
                entry={entry}
                last={at === turns.length - 1 && index === entries.length - 1}
              />
            </div>
          ))}
        </div>
      ))}
      <RestReminder said={messages.length} />
    </>
  );
}

interface ConversationEntryProps {
  readonly entry: Entry;
  /** Nothing comes after it. */
  readonly last: boolean;
}

function DrawnEntry({ entry, last }: ConversationEntryProps) {
  switch (entry.kind) {
    case 'question':
      return entry.message === null ? (
        <NewQuestion text={entry.text} reference={entry.reference} />
      ) : (
        <AskedQuestion message={entry.message} />
      );
    case 'answer':
      return <Answer message={entry.message} last={last} />;
    case 'writing':
      return <WritingAnswer answer={entry.answer} tool={entry.tool} />;
    case 'stopped':
      return <StoppedAnswer answer={entry.answer} />;
    case 'apology':
      return <Apology failure={entry.failure} />;
    case 'unanswered':
      return <Unanswered />;
    case 'elsewhere':
      return <ElsewhereLine />;
  }
}

/** Entries that are the same again are not drawn again, however many there are. */
const ConversationEntry = memo(
  DrawnEntry,
  (before, after) =>
    before.last === after.last &&
    before.entry.kind === after.entry.kind &&
    Object.entries(after.entry).every(
      ([field, value]) => new Map(Object.entries(before.entry)).get(field) === value,
    ),
);

/** A chat that is being begun. `text`: its first message, null when it begins with an analysis. */
function StartingTalk({ text }: { readonly text: string | null }) {
  return (
    <>
      {text !== null && <NewQuestion text={text} reference={null} />}
      <WritingAnswer answer="" tool={null} />
    </>
  );
}

/** A message that has got no answer, and a way to ask again. */
function Unanswered() {
  const { t } = useTranslation('eddy');
  const { retry } = useEddy();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-3 text-muted text-sm">
      {t('talk.unanswered')}
      <Button size="sm" onClick={retry}>
        <RotateCw aria-hidden="true" />
        {t('talk.askAgain')}
      </Button>
    </div>
  );
}

/** The answer is on its way to another tab or device. */
function ElsewhereLine() {
  const { t } = useTranslation('eddy');
  return (
    <BotFrame>
      <p className="flex items-center gap-2 text-muted text-sm">
        <LoaderCircle aria-hidden="true" className="spin size-4 shrink-0" />
        {t('talk.elsewhere')}
      </p>
    </BotFrame>
  );
}

interface LogFrameProps {
  /** Another conversation is read anew. */
  readonly watched: string;
  readonly children: ReactNode;
}

/** Where the conversation scrolls, from what Eddy is down to the newest message. */
function LogFrame({ watched, children }: LogFrameProps) {
  const { t } = useTranslation('eddy');
  const { active, starting } = useEddy();
  const isNew = active.kind === 'new' && starting === null;
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { wentBack, toEnd } = useFirstLine(list, content, watched);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={list}
        aria-label={t('talk.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className={`${LOG} min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[calc(1.5rem+var(--page-notice,0px))] [container-type:size] [overflow-anchor:none] focus-visible:-outline-offset-3`}
      >
        <div ref={content} className={LOG_COLUMN}>
          <h2 className="sr-only">{t('talk.log')}</h2>
          {isNew || <AboutLine />}
          <GuideUntilConfirmed className="border-line border-b py-4" />
          {children}
        </div>
      </section>
      {wentBack && (
        <IconButton
          label={t('talk.latest')}
          onClick={toEnd}
          className="absolute end-(--gutter) bottom-3 rounded-full! border border-line-strong bg-surface text-accent shadow-2"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
