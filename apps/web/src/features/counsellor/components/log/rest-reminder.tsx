import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { beginUse, continueUse, putOffRest, restDue } from '../../model/rest.ts';

interface RestReminderProps {
  /** How much has been said: when it changes, somebody is talking. */
  readonly said: number;
}

/** After long talk suggests a break, once in a while. */
export function RestReminder({ said }: RestReminderProps) {
  const { t } = useTranslation('counsellor');
  const common = useTranslation().t;
  const [use, setUse] = useState(() => beginUse(Date.now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message counts as talk.
  useEffect(() => setUse((before) => continueUse(before, Date.now())), [said]);
  const minutes = restDue(use, Date.now());
  if (minutes === null) return null;
  return (
    <div className="mt-6">
      <Banner
        tone="info"
        action={
          <Button size="sm" variant="quiet" onClick={() => setUse(putOffRest(use, Date.now()))}>
            {common('action.dismiss')}
          </Button>
        }
      >
        {t('rest.text', { count: minutes })}
      </Banner>
    </div>
  );
}
