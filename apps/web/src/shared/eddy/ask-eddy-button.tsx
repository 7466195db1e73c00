import { MessageCircle } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { idempotencyKeys } from '../api/idempotency-key.ts';
import { useUserId } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Overlay } from '../ui/overlay.tsx';
import { notify } from '../ui/toast.ts';
import type { Beginning } from './begin-chat.ts';

interface AskEddyButtonProps {
  readonly label: string;
  /** What the chat begins with, in the pupil's language. */
  readonly message: string;
  readonly size?: 'md' | 'sm';
}

function SignedInButton({ label, message, size = 'sm' }: AskEddyButtonProps) {
  const { asking, ask } = useAskEddy();
  return (
    <>
      <Button variant="eddy" size={size} disabled={asking} onClick={() => ask({ initial_message: message })}>
        <MessageCircle aria-hidden="true" />
        {label}
      </Button>
      {asking && <EddyOverlay />}
    </>
  );
}

/** Begins a chat with Eddy about what is on the page; for whoever is signed in, nothing for visitors. */
export function AskEddyButton(props: AskEddyButtonProps) {
  return useUserId() === null ? null : <SignedInButton {...props} />;
}

/** Covers the page, and a sheet over it, while a chat with Eddy is begun. */
function EddyOverlay() {
  const { t } = useTranslation();
  return createPortal(<Overlay text={t('eddy.starting')} />, document.body);
}

const EDDY_PATH = '/eddy';

interface AskingEddy {
  /** A chat is being begun: the page waits under `EddyOverlay`. */
  readonly asking: boolean;
  readonly ask: (beginning: Beginning) => void;
}

/** Begins a chat with Eddy and goes there, from any page; a failure is said and nothing else happens. */
function useAskEddy(): AskingEddy {
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
