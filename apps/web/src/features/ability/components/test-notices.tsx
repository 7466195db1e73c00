import { isDefaultAbility, parseAbility } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

interface TestNoticesProps {
  readonly damaged: boolean;
  readonly kept: boolean;
}

/** What a pupil should know before going on; nothing most of the time. */
export function TestNotices({ damaged, kept }: TestNoticesProps) {
  const { t } = useTranslation('ability');
  const scores = parseAbility(useUserRecord()?.ability_6d);
  const taken = scores !== null && !isDefaultAbility(scores);
  return (
    <div className="grid gap-2 empty:hidden">
      {taken && <Banner tone="info">{t('retake')}</Banner>}
      {damaged && <Banner tone="warn">{t('damaged')}</Banner>}
      {!kept && <Banner tone="warn">{t('notKept')}</Banner>}
    </div>
  );
}
