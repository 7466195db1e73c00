import { X } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useAdmission } from '../../model/admission.ts';

/** The toast of a removal, inside the sheet: toasts of the page lie behind it. */
export function RemovedBar() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { removed, undoRemoval, forgetRemoval } = choices;
  return (
    <div role="status" className="sticky bottom-0 z-3">
      {removed !== null && (
        <div className="mt-4 flex min-h-13 items-center gap-3 rounded-2 bg-ink py-1 ps-4 pe-1 text-paper text-sm leading-snug shadow-2">
          <span className="min-w-0 flex-1">{t('choices.removed', { code: removed })}</span>
          <button
            type="button"
            className="min-h-(--tap) px-2 font-medium underline underline-offset-4"
            onClick={undoRemoval}
          >
            {t('choices.undo')}
          </button>
          <IconButton
            label={t('kept.dismiss')}
            className="text-inherit hover:bg-transparent"
            onClick={forgetRemoval}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
