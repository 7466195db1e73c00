import { useTranslation } from 'react-i18next';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
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
    <AskToLogIn title={t('title')} message={t('logIn.title')} action={t('logIn.action')} path="/trajectory" />
  );
}
