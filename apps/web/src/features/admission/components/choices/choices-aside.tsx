import { MAX_CHOICES } from '@lodestar/domain';
import { useId } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import { useRemovalToast } from '../../model/use-removal-toast.ts';
import { ChoicesEmpty } from './choices-empty.tsx';
import { LazyChoicesPanel } from './lazy-choices-panel.tsx';

/** On a desk the list stays in view beside everything else. */
export function ChoicesAside() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const heading = useId();
  const count = choices.codes.length;
  useRemovalToast();
  return (
    <aside aria-labelledby={heading}>
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={heading}>{t('choices.title')}</h2>
        {count > 0 && (
          <span className="text-muted text-sm">{t('choices.count', { count, max: MAX_CHOICES })}</span>
        )}
      </header>
      {count === 0 ? <ChoicesEmpty /> : <LazyChoicesPanel />}
    </aside>
  );
}
