import type { ChatMessage } from '@lodestar/contract';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useChatActs, useOpenChat } from '../../model/counsellor.ts';
import { placed } from '../../model/placed.ts';
import { useAsking } from '../../model/use-turn.ts';
import { AnswerActions } from './answer-actions.tsx';
import { BasedOn } from './based-on.tsx';
import { BotFrame } from './bot-frame.tsx';
import { HelpLines } from './help-lines.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { Suggestions } from './suggestions.tsx';

const ProgrammeChips = lazy(() =>
  import('./programme-chips.tsx').then((module) => ({ default: module.ProgrammeChips })),
);

interface AnswerProps {
  readonly message: ChatMessage;
  /** Nothing comes after it: what could be asked next is shown. */
  readonly last: boolean;
}

function ChipsOutline({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2">
      {placed(Array.from({ length: count })).map(({ key }) => (
        <Skeleton key={key} className="h-26 w-full rounded-2 min-[600px]:h-11" />
      ))}
    </div>
  );
}

/** What Eddy said: the text, the programmes in it, what it stands on, and what can be done with it. */
export function Answer({ message, last }: AnswerProps) {
  const { t } = useTranslation('counsellor');
  const { chatId } = useOpenChat();
  const { send } = useChatActs();
  const asking = useAsking(chatId);
  const [openCode, setOpenCode] = useState<string | null>(null);
  const { grounds, state, suggestions } = message;
  const codes = useMemo(() => grounds?.programmes.map(({ code }) => code) ?? [], [grounds]);
  const openFromText = useCallback((code: string) => setOpenCode(code), []);
  if (state === 'helpLine') return <HelpLines text={message.Text} />;
  return (
    <BotFrame>
      <MarkdownText text={message.Text} codes={codes} onCode={openFromText} />
      {state === 'stopped' && <p className="text-muted text-sm">{t('talk.stopped')}</p>}
      {grounds !== null && grounds.programmes.length > 0 && (
        <Suspense fallback={<ChipsOutline count={grounds.programmes.length} />}>
          <ProgrammeChips programmes={grounds.programmes} openCode={openCode} onOpen={setOpenCode} />
        </Suspense>
      )}
      {grounds !== null && <BasedOn grounds={grounds} counsellor={message.counsellor} />}
      <AnswerActions message={message} />
      {last && !asking && suggestions.length > 0 && (
        <Suggestions
          label={t('talk.next')}
          questions={suggestions}
          onAsk={(question) => void send(question)}
        />
      )}
    </BotFrame>
  );
}
