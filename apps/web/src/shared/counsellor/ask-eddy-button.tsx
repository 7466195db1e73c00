import { MessageCircle } from 'lucide-react';
import { useUserId } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { EddyOverlay } from './eddy-overlay.tsx';
import { useAskEddy } from './use-ask-eddy.ts';

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
