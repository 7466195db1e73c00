import type { ChatMessage } from '@lodestar/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounsellor } from '../../model/counsellor.ts';
import { useAsking } from '../../model/use-turn.ts';
import { AnswerActions } from './answer-actions.tsx';
import { BasedOn } from './based-on.tsx';
import { BotFrame } from './bot-frame.tsx';
import { HelpLineCard } from './help-line-card.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { ProgrammeChips } from './programme-chips.tsx';
import { Suggestions } from './suggestions.tsx';

interface AnswerProps {
  readonly message: ChatMessage;
  /** Nothing comes after it: what could be asked next is shown. */
  readonly last: boolean;
}

/** What Eddy said: the text, the programmes in it, what it stands on, and what can be done with it. */
export function Answer({ message, last }: AnswerProps) {
  const { t } = useTranslation('counsellor');
  const { send, chatId } = useCounsellor();
  const asking = useAsking(chatId);
  const [openCode, setOpenCode] = useState<string | null>(null);
  const { grounds, state, suggestions } = message;
  const codes = useMemo(() => grounds?.programmes.map(({ code }) => code) ?? [], [grounds]);
  const openFromText = useCallback((code: string) => setOpenCode(code), []);
  if (state === 'helpLine') return <HelpLineCard />;
  return (
    <BotFrame>
      <MarkdownText text={message.Text} codes={codes} onCode={openFromText} />
      {state === 'stopped' && <p className="text-muted text-sm">{t('talk.stopped')}</p>}
      {grounds !== null && grounds.programmes.length > 0 && (
        <ProgrammeChips programmes={grounds.programmes} openCode={openCode} onOpen={setOpenCode} />
      )}
      {grounds !== null && <BasedOn grounds={grounds} counsellor={message.counsellor} />}
      <AnswerActions message={message} />
      {last && !asking && suggestions.length > 0 && (
        <Suggestions label={t('talk.next')} questions={suggestions} onAsk={send} />
      )}
    </BotFrame>
  );
}
