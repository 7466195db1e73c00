import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Overlay } from '../../../shared/ui/overlay.tsx';
import { useTopProgrammes } from '../model/use-top-programmes.ts';
import { OtherChoices } from './other-choices.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { ReportSection } from './report-section.tsx';

/** All choices of the list with their levels: the first two with their figures, the others as rows with what the checks say. */
export function TopProgrammesPanel() {
  const { t } = useTranslation('report');
  const common = useTranslation().t;
  const { programmes, chosen, phase, hasGrades, failed, retry } = useTopProgrammes();
  const empty = programmes.length === 0;
  const manage = (
    <Link to="/jupaselect" className="text-sm print:hidden">
      {t('top.manage', { count: chosen })}
    </Link>
  );
  return (
    <ReportSection title={t('top.title')} aside={empty ? null : manage}>
      {phase === 'list' || phase === 'programmes' ? <Overlay text={t('overlay.programmes')} /> : null}
      {phase === 'levels' && <Overlay text={t('overlay.levels')} />}
      {failed && (
        <div className="mb-3">
          <Banner
            tone="warn"
            action={
              <Button size="sm" onClick={retry}>
                {common('action.retry')}
              </Button>
            }
          >
            {t('top.failed')}
          </Banner>
        </div>
      )}
      {!failed && empty && phase === 'ready' && (
        <EmptyState
          title={t('top.empty.title')}
          action={
            <Link to="/jupaselect" className={buttonStyles('primary', 'md')}>
              {t('top.empty.action')}
            </Link>
          }
        >
          {t('top.empty.text')}
        </EmptyState>
      )}
      {!empty && !hasGrades && (
        <p className="mb-3 text-ink-2 text-sm">
          {t('top.noGrades')} <Link to="/jupaselect">{t('top.enterGrades')}</Link>
        </p>
      )}
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {programmes.map((programme, index) => (
          <ProgrammeCard
            key={programme.code}
            {...programme}
            rank={index + 1}
            loading={phase !== 'ready'}
            size="large"
            failed={failed}
            figures
          />
        ))}
      </div>
      <OtherChoices />
    </ReportSection>
  );
}
