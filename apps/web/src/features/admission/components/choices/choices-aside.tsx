import { useEffect, useId } from 'react';
import { getI18n } from 'react-i18next';
import { fetchedLater } from '../../../../shared/fetched-later.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { notify } from '../../../../shared/ui/toast.ts';
import type { Choices } from '../../model/use-choices.ts';
import { ShowButton, showParts } from '../../show/show-button.tsx';
import { useAdmission } from '../admission-provider.tsx';
import { ChoicesEmpty, type ChoicesEmptyProps } from './choices-empty.tsx';

/** On a desk the list stays in view beside everything else. */
export function ChoicesAside() {
  const { choices } = useAdmission();
  const { t } = useWording();
  const heading = useId();
  const count = choices.codes.length;
  useRemovalToast();
  return (
    <aside aria-labelledby={heading}>
      <header className="mb-3 flex items-center gap-3">
        <h2 id={heading}>{t('choices.title')}</h2>
        {count > 0 && (
          <span className="me-auto text-muted text-sm">
            {t('choices.count', { count, max: choices.size })}
          </span>
        )}
        <ShowButton />
      </header>
      {holdsNothing(choices) ? <ChoicesEmpty /> : <LaterChoicesPanel />}
    </aside>
  );
}

/** Neither a choice nor another list or a shortlist: there is nothing to be shown of any. */
export function holdsNothing({ codes, lists }: Choices): boolean {
  return codes.length === 0 && lists.stored.value.length === 0;
}

export const choicesList = fetchedLater(async () => {
  const [{ ChoicesPanel }] = await Promise.all([
    import('./choices-panel.tsx'),
    loadTexts(getI18n(), ['checks']),
  ]);
  return { ChoicesPanel };
});

/** The ordered list, its script fetched apart from the page's. */
export function LaterChoicesPanel({ onFind }: ChoicesEmptyProps) {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { parts, failed } = choicesList.useParts();
  const show = showParts.useParts().parts;
  useEffect(() => {
    void choicesList.fetch();
  }, []);
  if (failed) return <ErrorState title={t('page.partsFailed')} onRetry={() => void choicesList.fetch()} />;
  if (parts === null) {
    return (
      <div className="grid gap-3">
        {choices.codes.map((code) => (
          <Skeleton key={code} className="h-24 rounded-2" />
        ))}
      </div>
    );
  }
  return (
    <>
      <parts.ChoicesPanel onFind={onFind} />
      {show !== null && <show.NextDate />}
    </>
  );
}

/** Says that a choice was removed, with a way to put it back. */
function useRemovalToast(): void {
  const { choices } = useAdmission();
  const { t } = useWording();
  const { removed, undoRemoval, forgetRemoval } = choices;
  useEffect(() => {
    if (removed === null) return;
    const message = t('choices.removed', { code: removed });
    notify('plain', message, { label: t('choices.undo'), onPress: undoRemoval });
    forgetRemoval();
  }, [removed, undoRemoval, forgetRemoval, t]);
}
