import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loginPathFor } from '../../shared/navigation/safe-redirect.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
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
  return (
    <div className="wrap py-8">
      <h1 tabIndex={-1} className="mb-6">
        {t('title')}
      </h1>
      <EmptyState
        title={t('signedOut')}
        action={
          <Link to={loginPathFor('/eddy')} className={buttonStyles('primary', 'md')}>
            {t('logIn')}
          </Link>
        }
      />
    </div>
  );
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
