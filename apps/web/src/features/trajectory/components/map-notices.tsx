import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface MapNoticesProps {
  /** How many entries of the stored map could not be read. */
  readonly damage: number;
  /** Whether the browser could keep the latest change. */
  readonly kept: boolean;
}

/** What somebody should know about the map before working on it. */
export function MapNotices({ damage, kept }: MapNoticesProps) {
  const { t } = useTranslation('trajectory');
  const { t: common } = useTranslation();
  const [seen, setSeen] = useState(0);
  const showDamage = damage > seen;
  if (!showDamage && kept) return null;
  return (
    <div className="grid gap-2 p-2 print:hidden">
      {showDamage && (
        <Banner
          tone="warn"
          action={
            <Button variant="quiet" size="sm" onClick={() => setSeen(damage)}>
              {common('action.dismiss')}
            </Button>
          }
        >
          {t('save.damaged', { count: damage })}
        </Banner>
      )}
      {!kept && <Banner tone="warn">{t('save.notKept')}</Banner>}
    </div>
  );
}
