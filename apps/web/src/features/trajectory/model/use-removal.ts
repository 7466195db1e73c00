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
 * Deletes something and offers to take just that back, whatever is done meanwhile. Whoever has lost the token goes to
 * the log-in page instead.
 */
export function useRemoval(): (removal: Removal, message: string) => void {
  const { t } = useTranslation('trajectory');
  const { run, announce } = useMapPage();
  const navigate = useNavigate();
  return (removal, message) => {
    if (storedToken() === null) {
      endSession('elsewhere');
      void navigate(loginPathFor('/trajectory'));
      return;
    }
    const outcome = run(removal);
    if (outcome.kind === 'unchanged') notify('plain', message);
    if (outcome.kind !== 'done') return;
    notify('plain', message, {
      label: t('event.undo'),
      onPress() {
        outcome.takeBack();
        announce(t('tools.undone'));
      },
    });
  };
}
