import { useEffect, useSyncExternalStore } from 'react';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { useSees } from '../../../shared/session/use-sees.ts';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { useSaving } from '../../../shared/work/saving.ts';
import { keyOf } from '../../../shared/work/work-owner.ts';
import { runningAccountWork } from './account-work.ts';
import { openGuestQuestion, useGuestQuestion } from './guest-question.ts';

/** What the bell has to say: with a page to go to, something to do, or both. */
export interface Notice {
  readonly kind: 'unsaved' | 'guestWork' | 'newYear' | 'recommendation';
  readonly year?: string;
  readonly to?: string;
  readonly onPress?: () => void;
}

const yearListeners = new Set<() => void>();

function subscribeToYears(listener: () => void): () => void {
  yearListeners.add(listener);
  return () => yearListeners.delete(listener);
}

function rememberYear(key: string, collection: string): void {
  browserStorage.setItem(key, collection);
  for (const listener of yearListeners) listener();
}

/** A year's programmes that this pupil has not seen yet; the first year there is is no news. */
function useNewYear(userId: string): Notice | null {
  const collection = usePageConfig()?.collection;
  const key = keyOf({ userId }, 'seenYear');
  const seen = useSyncExternalStore(subscribeToYears, () => browserStorage.getItem(key));
  const isNews = collection !== undefined && seen !== null && seen < collection;

  useEffect(() => {
    const before = browserStorage.getItem(key);
    if (collection !== undefined && (before === null || before > collection)) rememberYear(key, collection);
  }, [collection, key]);

  if (!isNews) return null;
  const onPress = () => rememberYear(key, collection);
  return { kind: 'newYear', year: collection.replace(/^\D*/, ''), to: '/jupaselect', onPress };
}

/** The notices for whoever is signed in. `reportPath`: null until there is a report. */
export function useNotices(userId: string, reportPath: string | null): readonly Notice[] {
  const parts = [useSaving('scores'), useSaving('choices'), useSaving('trajectory')];
  const question = useGuestQuestion();
  const record = useUserRecord();
  const sees = useSees();
  const newYear = useNewYear(userId);
  const notices: Notice[] = [];
  if (parts.some(({ phase }) => phase === 'saveFailed'))
    notices.push({ kind: 'unsaved', onPress: () => void runningAccountWork()?.settle() });
  if (question === 'waiting') notices.push({ kind: 'guestWork', onPress: openGuestQuestion });
  if (newYear) notices.push(newYear);
  if (reportPath !== null && sees('eddyRecommendation') && record?.needs_recommendation_regeneration)
    notices.push({ kind: 'recommendation', to: reportPath });
  return notices;
}
