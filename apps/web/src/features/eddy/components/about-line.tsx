import { sentencesIn } from '@lodestar/domain';
import { BookMarked, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWhoAnswers } from '../../../shared/eddy/who-answers.tsx';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const ICON = 'mt-0.5 size-4 shrink-0 stroke-[1.75] text-eddy-ink';

/** What Eddy is, where what is typed goes, and that it can be wrong. */
export function AboutLine() {
  const { t, i18n } = useTranslation('eddy');
  const { kind: counsellor } = useWhoAnswers();
  const Icon = counsellor === 'model' ? Sparkles : BookMarked;
  return (
    <div className="flex gap-2 text-ink-2 text-xs leading-snug not-last:border-line not-last:border-b not-last:pb-4">
      <Icon aria-hidden="true" className={ICON} />
      {counsellor === undefined ? (
        <span className="grid min-h-12 flex-1 max-[479px]:min-h-20 content-start gap-1.5">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-4/5" />
        </span>
      ) : (
        <p className="min-h-12 max-[479px]:min-h-20">
          {sentencesIn(languageOf(i18n.language), [t(`about.${counsellor}`), t('about.wrong')])}
        </p>
      )}
    </div>
  );
}
