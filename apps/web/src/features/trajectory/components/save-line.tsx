import { CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { useMapPage } from '../model/map-page.ts';

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 text-ink-2 text-xs leading-snug [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
    >
      {icon}
      {children}
    </p>
  );
}

/** How far the saving of the map has come; nothing while there is nothing to say. */
export function SaveLine() {
  const { t } = useTranslation('trajectory');
  const { state, retry } = useMapPage();
  switch (state) {
    case 'loading':
      return <Line icon={<LoaderCircle aria-hidden="true" className="spin" />}>{t('loading')}</Line>;
    case 'loadFailed':
    case 'failed':
      return <SaveState state="failed" failure={t('save.failed')} onRetry={retry} />;
    case 'offline':
      return <Line icon={<CloudOff aria-hidden="true" />}>{t('save.offline')}</Line>;
    case 'idle':
      return null;
    default:
      return <SaveState state={state} />;
  }
}
