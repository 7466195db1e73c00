import type { User } from '@lodestar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../../../shared/i18n/languages.ts';
import { refreshSession } from '../../../shared/session.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { changeUserRow } from '../../../shared/user/user-row.ts';
import { RETRY_KEYS, writeText } from '../api/report-calls.ts';
import { userKey } from './use-report-user.ts';

/** Whether a recommendation is to be written: asked for, or never written. */
function isDue(user: User): boolean {
  return (
    user.needs_recommendation_regeneration ||
    !user.eddy_recommendation_title ||
    !user.eddy_recommendation_text
  );
}

async function writeRecommendation(userId: string, language: Language): Promise<User> {
  const text = await writeText('recommendation', language);
  const title = await writeText('title', language);
  return changeUserRow(
    userId,
    (latest) => ({
      ...latest,
      eddy_recommendation_title: title,
      eddy_recommendation_text: text,
      needs_recommendation_regeneration: false,
    }),
    RETRY_KEYS.recommendation,
  );
}

interface RecommendationState {
  readonly phase: 'writing' | 'ready' | 'failed';
  readonly regenerate: () => void;
}

/** Writes the recommendation when it is due, once a visit, and again when the pupil asks; what failed stays due. */
export function useRecommendation(user: User): RecommendationState {
  const { t, i18n } = useTranslation('report');
  const queries = useQueryClient();
  const language = languageOf(i18n.language);
  const { mutate, isPending } = useMutation({
    mutationFn: () => writeRecommendation(user.User_ID, language),
    networkMode: 'always',
    onSuccess: (row) => {
      queries.setQueryData(userKey(user.User_ID), row);
      refreshSession();
    },
  });
  const due = isDue(user);
  const tried = useRef(false);
  useEffect(() => {
    if (!due || tried.current) return;
    tried.current = true;
    mutate();
  }, [due, mutate]);

  const phase = () => {
    if (isPending || (due && !tried.current)) return 'writing';
    return due ? 'failed' : 'ready';
  };
  return {
    phase: phase(),
    regenerate: () => mutate(undefined, { onError: () => notify('error', t('alert.regenerate')) }),
  };
}
