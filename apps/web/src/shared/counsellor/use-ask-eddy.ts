import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { idempotencyKeys } from '../api/idempotency-key.ts';
import { useUserId } from '../session/use-session.ts';
import { notify } from '../ui/toast.ts';
import type { Beginning } from './begin-chat.ts';

const EDDY_PATH = '/eddy';

interface AskingEddy {
  /** A chat is being begun: the page waits under `EddyOverlay`. */
  readonly asking: boolean;
  readonly ask: (beginning: Beginning) => void;
}

/** Begins a chat with Eddy and goes there, from any page; a failure is said and nothing else happens. */
export function useAskEddy(): AskingEddy {
  const { t } = useTranslation();
  const userId = useUserId();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const keys = useRef(idempotencyKeys());
  const ask = useCallback(
    async (beginning: Beginning) => {
      if (userId === null) return;
      setAsking(true);
      try {
        const { beginChat } = await import('./begin-chat.ts');
        const chatId = await beginChat(userId, beginning, keys.current(beginning));
        keys.current = idempotencyKeys();
        await navigate(EDDY_PATH, { state: { chatId } });
      } catch {
        notify('error', t('eddy.failed'));
      } finally {
        setAsking(false);
      }
    },
    [userId, navigate, t],
  );
  return { asking, ask: (beginning) => void ask(beginning) };
}
