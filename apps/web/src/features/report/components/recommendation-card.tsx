import type { User } from '@lodestar/contract';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AskEddyButton } from '../../../shared/counsellor/ask-eddy-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EddyFace } from '../../../shared/ui/eddy-face.tsx';
import { Overlay } from '../../../shared/ui/overlay.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useRecommendation } from '../model/use-recommendation.ts';

interface RecommendationCardProps {
  readonly user: User;
}

const paragraphsOf = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');

/** What Eddy recommends: a title and a few paragraphs, or that they could not be written. */
export function RecommendationCard({ user }: RecommendationCardProps) {
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
