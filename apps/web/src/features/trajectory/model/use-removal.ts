import type { TrajectoryCommand } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loginPathFor } from '../../../shared/navigation/safe-redirect.ts';
import { storedToken } from '../../../shared/session/token.ts';
import { endSession } from '../../../shared/session.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { useMapPage } from './map-page.ts';

type Removal = Extract<
  TrajectoryCommand,
  { readonly kind: 'removeEvent' | 'removeConnection' | 'removeAnalysis' | 'removeType' }
>;

/**
 * Deletes something and offers to take that back. Whoever has lost the token goes to the log-in page instead. True
 * when it is gone.
 */
export function useRemoval(): (removal: Removal, message: string) => boolean {
  const { t } = useTranslation('trajectory');
  const { run, undo } = useMapPage();
  const navigate = useNavigate();
  return (removal, message) => {
    if (storedToken() === null) {
      endSession('elsewhere');
      void navigate(loginPathFor('/trajectory'));
      return false;
    }
    if (run(removal).kind === 'refused') return false;
    notify('plain', message, { label: t('event.undo'), onPress: undo });
    return true;
  };
}
