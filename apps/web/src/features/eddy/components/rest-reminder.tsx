import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface RestReminderProps {
  /** How much has been said: when it changes, somebody is talking. */
  readonly said: number;
}

/** After long talk suggests a break, once in a while. */
export function RestReminder({ said }: RestReminderProps) {
  const { t } = useTranslation('eddy');
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

const MINUTE_MS = 60_000;
/** Talk for so long without a pause asks for a break. */
const LONG_USE_MS = 45 * MINUTE_MS;
/** Silence for so long is a break. */
const PAUSE_MS = 10 * MINUTE_MS;

/** How long somebody has been talking. Times in milliseconds since 1970. */
interface Use {
  readonly since: number;
  readonly last: number;
  /** When a break was last suggested; `since` before that. */
  readonly reminded: number;
}

export function beginUse(now: number): Use {
  return { since: now, last: now, reminded: now };
}

/** Something was said; after a pause the time counts anew. */
export function continueUse(use: Use, now: number): Use {
  return now - use.last > PAUSE_MS ? beginUse(now) : { ...use, last: now };
}

/** Whole minutes of talk when a break is due, else null. */
export function restDue(use: Use, now: number): number | null {
  if (now - use.last > PAUSE_MS || now - use.reminded < LONG_USE_MS) return null;
  return Math.floor((now - use.since) / MINUTE_MS);
}

/** The suggestion was seen: the next one comes after as long again. */
export function putOffRest(use: Use, now: number): Use {
  return { ...use, reminded: now };
}
