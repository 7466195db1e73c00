import { Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Analysis } from '../../api/chat-calls.ts';
import { useOwnAnalyses, useSurroundings } from '../../model/counsellor.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { AnalysisDialog } from './analysis-dialog.tsx';
import { DeleteAnalysisDialog } from './delete-analysis-dialog.tsx';

interface AnalysesPanelProps {
  /** An analysis was chosen to be talked about. */
  readonly onChosen: () => void;
}

/** The stored analyses of one's trajectory, to be read, talked about or deleted. */
export function AnalysesPanel({ onChosen }: AnalysesPanelProps) {
  const { t } = useTranslation('counsellor');
  const { trajectoryPath } = useSurroundings();
  const { analyses: list, failed, retry } = useOwnAnalyses();
  const [shown, setShown] = useState<Analysis | null>(null);
  const [deleting, setDeleting] = useState<Analysis | null>(null);
  return (
    <div className="grid gap-3">
      {trajectoryPath !== null && (
        <Link to={trajectoryPath} className={buttonStyles('secondary', 'md')}>
          <Waypoints aria-hidden="true" />
          {t('analyses.mine')}
        </Link>
      )}
      {failed && <ErrorState title={t('analyses.failed')} onRetry={retry} />}
      {!failed && list === null && <Skeleton className="h-28 w-full" />}
      {list?.length === 0 && <EmptyState title={t('analyses.empty')}>{t('analyses.emptyText')}</EmptyState>}
      <ul aria-label={t('analyses.title')} className="grid gap-2 empty:hidden">
        {list?.map((analysis) => (
          <AnalysisCard
            key={analysis.id}
            analysis={analysis}
            onOpen={() => setShown(analysis)}
            onDelete={() => setDeleting(analysis)}
          />
        ))}
      </ul>
      <AnalysisDialog analysis={shown} onClose={() => setShown(null)} onChosen={onChosen} />
      <DeleteAnalysisDialog analysis={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
