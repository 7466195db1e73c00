import { useEffect } from 'react';
import { useWording } from '../../../shared/programme/wording.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { useAdmission } from './admission.ts';

/** Says that a choice was removed, with a way to put it back. */
export function useRemovalToast(): void {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { removed, undoRemoval, forgetRemoval } = choices;
  useEffect(() => {
    if (removed === null) return;
    const message = t('choices.removed', { code: removed });
    notify('plain', message, { label: t('choices.undo'), onPress: undoRemoval });
    forgetRemoval();
  }, [removed, undoRemoval, forgetRemoval, t]);
}
