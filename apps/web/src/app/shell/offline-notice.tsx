import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../shared/ui/banner.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useOnline } from '../../shared/use-online.ts';

/** Says that the connection is gone, over the page so that nothing moves; can be put away until the next time. */
export function OfflineNotice() {
  const { t } = useTranslation(['app', 'common']);
  const online = useOnline();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (online) setDismissed(false);
  }, [online]);
  if (online || dismissed) return null;
  return (
    <div className="fixed inset-x-0 top-14 z-(--z-pop) px-(--gutter) pt-2">
      <div className="mx-auto max-w-xl rounded-2 shadow-2">
        <Banner
          tone="offline"
          action={
            <IconButton
              label={t('common:action.dismiss')}
              className="-my-2 -me-3 text-warn hover:bg-transparent"
              onClick={() => setDismissed(true)}
            >
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          {t('offline')}
        </Banner>
      </div>
    </div>
  );
}
