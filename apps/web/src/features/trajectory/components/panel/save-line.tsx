import { Cloud, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../../../shared/ui/save-state.tsx';
import { useMapPage } from '../../model/map-page.ts';

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex min-h-9 items-center gap-2 text-ink-2 text-xs leading-snug [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
    >
      {icon}
      {children}
    </p>
  );
}

/** How far the saving of the map has come. `short`: where there is room for a few words only. */
export function SaveLine({ short = false }: { readonly short?: boolean }) {
  const { t } = useTranslation('trajectory');
  const { t: common } = useTranslation();
  const { state, retry } = useMapPage();
  switch (state) {
    case 'loading':
      return <Line icon={<LoaderCircle aria-hidden="true" className="spin" />}>{t('loading')}</Line>;
    case 'loadFailed':
    case 'failed':
      return (
        <div>
          <SaveState state="failed" failure={t('save.failed')} onRetry={retry} />
          {!short && <p className="text-ink-2 text-xs leading-snug">{t('save.waiting')}</p>}
        </div>
      );
    case 'offline':
      return (
        <Line icon={<CloudOff aria-hidden="true" />}>{t(short ? 'save.waitingShort' : 'save.offline')}</Line>
      );
    case 'idle':
      return short ? (
        <SaveState state="idle" />
      ) : (
        <Line icon={<Cloud aria-hidden="true" />}>{common('work.account')}</Line>
      );
    default:
      return <SaveState state={state} />;
  }
}
