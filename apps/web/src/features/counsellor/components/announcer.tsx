import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../model/chat-words.ts';
import { useOpenChat } from '../model/counsellor.ts';
import type { Ending } from '../model/turns.ts';
import { useTurns } from '../model/use-turn.ts';

/** Says once, to who cannot see it, how a question ended: the answer as a whole, not as it grows. */
export function Announcer() {
  const { t } = useTranslation('counsellor');
  const { chatId } = useOpenChat();
  const turns = useTurns();
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => turns.onEnding(setEnding), [turns]);

  const words = () => {
    if (ending === null || ending.chatId !== chatId) return '';
    if (ending.kind === 'answered') return t('talk.announced', { text: plainText(ending.answer) });
    return t(ending.kind === 'failed' ? 'talk.apology' : 'talk.stoppedSaid');
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
}
