import { useTranslation } from 'react-i18next';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { EddyLayout } from './components/eddy-layout.tsx';
import { EddyProvider, type ReceiptSlot } from './model/eddy.tsx';

interface EddyPageProps {
  readonly Receipt: ReceiptSlot;
  readonly trajectoryPath: string;
}

function SignedOut() {
  const { t } = useTranslation('eddy');
  return <AskToLogIn title={t('title')} message={t('signedOut')} action={t('logIn')} path="/eddy" />;
}

/** The chat with Eddy. */
export function EddyPage({ Receipt, trajectoryPath }: EddyPageProps) {
  const userId = useUserId();
  if (userId === null) return <SignedOut />;
  return (
    <EddyProvider key={userId} userId={userId} Receipt={Receipt} trajectoryPath={trajectoryPath}>
      <EddyLayout />
    </EddyProvider>
  );
}
