import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../shared/ui/banner.tsx';
import { topNotice } from '../../shared/ui/foot-bar.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { useOnline } from '../../shared/use-online.ts';

/** Says that the connection is gone, under the bar and above the page; can be put away until the next time. */
export function OfflineNotice() {
  const { t } = useTranslation(['app', 'common']);
  const online = useOnline();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (online) setDismissed(false);
  }, [online]);
  if (online || dismissed) return null;
  return (
    <div
      ref={topNotice}
      className="sticky top-[calc(3.5rem+1px)] z-(--z-sticky) bg-paper px-(--gutter) py-2 print:hidden"
    >
      <div className="mx-auto max-w-xl">
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
