import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { useChatActs, useChatList, useOpenChat } from '../../model/counsellor.ts';
import { Conversation } from './conversation.tsx';
import { EmptyTalk } from './empty-talk.tsx';
import { LogFrame } from './log-frame.tsx';
import { StartingTalk } from './starting-talk.tsx';
import { TalkSkeleton } from './talk-skeleton.tsx';

function OpenTalk() {
  const { t } = useTranslation('counsellor');
  const { active, chat, starting, startFailed } = useOpenChat();
  const chats = useChatList();
  const { retryStart } = useChatActs();
  if (starting !== null) return <StartingTalk text={starting.text} />;
  if (active.kind === 'chat' && chat.chat !== null) return <Conversation chat={chat.chat} />;
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
  const { chatId } = useOpenChat();
  return (
    <LogFrame watched={chatId ?? ''}>
      <OpenTalk />
    </LogFrame>
  );
}
