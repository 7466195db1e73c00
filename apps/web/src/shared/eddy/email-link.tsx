import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useUserRecord } from '../session/use-session.ts';
import { refreshSession } from '../session.ts';
import { Button } from '../ui/button.tsx';

const TOO_MANY = 429;

type LinkState = 'idle' | 'busy' | 'sent' | 'done' | 'tooMany' | 'failed';

/** Has the link mailed once more that confirms the e-mail address, and says what came of it. */
export function SendLinkAgain() {
  const { t } = useTranslation();
  const email = useUserRecord()?.Email_Address ?? '';
  const [state, setState] = useState<LinkState>('idle');
  const send = async () => {
    setState('busy');
    try {
      const { confirmation } = await call('requestEmailConfirmation');
      setState(confirmation);
      // Confirmed meanwhile, in another tab or on the phone.
      if (confirmation === 'done') refreshSession();
    } catch (error) {
      setState(error instanceof ApiError && error.status === TOO_MANY ? 'tooMany' : 'failed');
    }
  };
  const said = state !== 'idle' && state !== 'busy' && t(`emailLink.${state}`, { email });
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button size="sm" disabled={state === 'busy'} onClick={() => void send()}>
        {t(state === 'busy' ? 'emailLink.busy' : 'emailLink.again')}
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
