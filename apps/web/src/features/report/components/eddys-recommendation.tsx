import type { User } from '@lodestar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AskEddyButton } from '../../../shared/eddy/ask-eddy-button.tsx';
import { GuideUntilConfirmed } from '../../../shared/eddy/who-answers.tsx';
import { type Language, languageOf } from '../../../shared/i18n/languages.ts';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EddyFace } from '../../../shared/ui/eddy-face.tsx';
import { Overlay } from '../../../shared/ui/overlay.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { changeUserRow } from '../../../shared/user/user-row.ts';
import { writeText } from '../api/report-calls.ts';
import { userKey } from '../model/use-report-user.ts';

interface EddysRecommendationProps {
  readonly user: User;
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** What Eddy recommends: a title and a few paragraphs, or that they could not be written. */
export function EddysRecommendation({ user }: EddysRecommendationProps) {
  const { t } = useTranslation('report');
  const heading = useId();
  const { phase, regenerate } = useRecommendation(user);
  const failed = phase === 'failed';
  const title = failed ? t('recommendation.failure') : (user.eddy_recommendation_title ?? '');
  const paragraphs = failed
    ? [t('recommendation.tryLater')]
    : paragraphsOf(user.eddy_recommendation_text ?? '');
  const empty = title === '' || paragraphs.length === 0;
  return (
    <section
      aria-labelledby={heading}
      aria-busy={phase === 'writing'}
      className="rounded-3 border border-eddy-line bg-eddy-tint p-5"
    >
      <p className="flex items-center gap-3 font-medium text-eddy-ink text-sm">
        <EddyFace />
        {t('recommendation.by')}
      </p>
      {phase === 'writing' && <Overlay text={t('overlay.recommendation')} />}
      <h2 id={heading} className="mt-3">
        {empty ? t('recommendation.writing') : title}
      </h2>
      {empty ? (
        <div className="mt-3 grid gap-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : (
        paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))
      )}
      <GuideUntilConfirmed className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {!empty && (
          <AskEddyButton
            size="md"
            label={t('recommendation.chat')}
            message={t('recommendation.chatMessage', { title })}
          />
        )}
        <Button onClick={regenerate} disabled={phase === 'writing'}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {t('recommendation.regenerate')}
        </Button>
      </div>
    </section>
  );
}

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
  return changeUserRow(userId, (latest) => ({
    ...latest,
    eddy_recommendation_title: title,
    eddy_recommendation_text: text,
    needs_recommendation_regeneration: false,
  }));
}

interface RecommendationState {
  readonly phase: 'writing' | 'ready' | 'failed';
  readonly regenerate: () => void;
}

/** Writes the recommendation when it is due, once a visit, and again when the pupil asks; what failed stays due. */
function useRecommendation(user: User): RecommendationState {
  const { t, i18n } = useTranslation('report');
  const queries = useQueryClient();
  const language = languageOf(i18n.language);
  const { mutate, isPending } = useMutation({
    mutationFn: () => writeRecommendation(user.User_ID, language),
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
