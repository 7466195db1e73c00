import { Presentation as PresentationIcon, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SurveyTables } from '../../../../shared/findings/survey-findings.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useLightPrint } from '../../../../shared/ui/use-light-print.ts';
import { usePresenter } from '../model/use-presenter.ts';
import { useSurveyParts } from '../model/use-survey-parts.tsx';
import { PresenterBar } from './presenter-bar.tsx';

/** The findings as a page to be read and printed, or part by part on a screen. */
export function Presentation({ tables }: { readonly tables: SurveyTables }) {
  const { t } = useTranslation('presentation');
  const parts = useSurveyParts(tables);
  const { stage, place, start, leave, step } = usePresenter(parts.length);
  useLightPrint();
  const shown = place === null ? parts : parts.slice(place, place + 1);
  return (
    <div
      ref={stage}
      tabIndex={-1}
      className={place === null ? 'outline-none' : 'fixed inset-0 z-(--z-sheet) bg-paper pb-14 outline-none'}
    >
      <div className={place === null ? 'wrap pt-6 md:pt-10' : 'h-full overflow-y-auto'}>
        {place === null && (
          <p className="mb-6 flex flex-wrap justify-end gap-2 print:hidden">
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('print')}
            </Button>
            <Button variant="primary" onClick={start}>
              <PresentationIcon aria-hidden="true" />
              {t('present')}
            </Button>
          </p>
        )}
        {shown.map(({ key, content }) => (
          <section
            key={key}
            className={
              place === null
                ? 'break-inside-avoid border-line border-t py-10 first-of-type:border-t-0 first-of-type:pt-0'
                : 'wrap grid min-h-full content-center py-8'
            }
          >
            <div>{content}</div>
          </section>
        ))}
      </div>
      {place !== null && <PresenterBar place={place} of={parts.length} onStep={step} onLeave={leave} />}
    </div>
  );
}
