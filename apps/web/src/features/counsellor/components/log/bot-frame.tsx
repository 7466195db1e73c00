import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EddyFace } from '../../../../shared/ui/eddy-face.tsx';

/** What Eddy says stands on paper beside his face. */
export function BotFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('counsellor');
  return (
    <div className="mt-5 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
      <EddyFace />
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 pt-1.5">
        <h3 className="sr-only">{t('talk.eddy')}</h3>
        {children}
      </div>
    </div>
  );
}
