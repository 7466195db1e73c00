import { useTranslation } from 'react-i18next';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { CounsellorLayout } from './components/counsellor-layout.tsx';
import { CounsellorProvider } from './components/counsellor-provider.tsx';
import type { ReceiptSlot } from './model/counsellor.ts';

interface EddyPageProps {
  readonly Receipt: ReceiptSlot;
  /** Null until there is such a page. */
  readonly trajectoryPath: string | null;
}

function SignedOut() {
  const { t } = useTranslation('counsellor');
  return <AskToLogIn title={t('title')} message={t('signedOut')} action={t('logIn')} path="/eddy" />;
}

/** The chat with Eddy. */
export function EddyPage({ Receipt, trajectoryPath }: EddyPageProps) {
  const userId = useUserId();
  if (userId === null) return <SignedOut />;
  return (
    <CounsellorProvider key={userId} userId={userId} Receipt={Receipt} trajectoryPath={trajectoryPath}>
      <CounsellorLayout />
    </CounsellorProvider>
  );
}
