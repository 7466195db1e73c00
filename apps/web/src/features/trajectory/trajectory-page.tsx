import { useTranslation } from 'react-i18next';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { TrajectoryView } from './components/trajectory-view.tsx';
import './trajectory.css';

interface TrajectoryPageProps {
  /** Where the chat with Eddy is. */
  readonly eddyPath: string;
}

/** The trajectory map: a life by year and kind, and what led to what. */
export function TrajectoryPage({ eddyPath }: TrajectoryPageProps) {
  const { t } = useTranslation('trajectory');
  const userId = useUserId();
  if (userId !== null) return <TrajectoryView key={userId} userId={userId} eddyPath={eddyPath} />;
  return (
    <AskToLogIn title={t('title')} message={t('logIn.title')} action={t('logIn.action')} path="/trajectory" />
  );
}
