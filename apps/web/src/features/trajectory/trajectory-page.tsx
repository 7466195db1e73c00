import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loginPathFor } from '../../shared/navigation/safe-redirect.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TrajectoryMap } from './components/trajectory-map.tsx';
import './trajectory.css';

interface TrajectoryPageProps {
  /** Where the chat with Eddy is; null until there is one. */
  readonly eddyPath: string | null;
}

/** The trajectory map: a life by year and kind, and what led to what. */
export function TrajectoryPage({ eddyPath }: TrajectoryPageProps) {
  const { t } = useTranslation('trajectory');
  const userId = useUserId();
  if (userId !== null) return <TrajectoryMap key={userId} userId={userId} eddyPath={eddyPath} />;
  return (
    <div className="wrap py-8">
      <h1 tabIndex={-1} className="mb-6">
        {t('title')}
      </h1>
      <EmptyState
        title={t('logIn.title')}
        action={
          <Link to={loginPathFor('/trajectory')} className={buttonStyles('primary', 'md')}>
            {t('logIn.action')}
          </Link>
        }
      />
    </div>
  );
}
