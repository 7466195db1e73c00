import { Columns3, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { footBar } from '../../../../shared/ui/foot-bar.ts';
import { useMapPage } from '../../model/map-page.ts';
import { SHEET_LEAST, sheetMost } from '../../model/sheet-height.ts';
import { useSheetHandle } from '../../model/use-sheet-handle.ts';
import { AddConnectionForm } from '../forms/add-connection-form.tsx';
import { AddEventForm } from '../forms/add-event-form.tsx';
import { AnalysisButtons } from './analysis-buttons.tsx';
import { Legend } from './legend.tsx';
import { SaveLine } from './save-line.tsx';
import { SHEET_BUTTON } from './sheet-button.ts';

interface BottomSheetProps {
  readonly height: number;
  readonly onHeight: (height: number) => void;
}

const PART = 'border-line border-t pt-4';

/** Over the foot of the map on a narrow screen: buttons, and the forms when it is drawn up. */
export function BottomSheet({ height, onHeight }: BottomSheetProps) {
  const { t } = useTranslation('trajectory');
  const { open, beginEvent } = useMapPage();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => footBar(sheet.current), []);
  const handle = useSheetHandle({ sheet, height, onHeight });
  const collapsed = height <= SHEET_LEAST;
  const collapse = () => onHeight(SHEET_LEAST);
  return (
    <section
      ref={sheet}
      aria-label={t('sheet.label')}
      style={{ height }}
      className="absolute inset-x-0 bottom-0 z-(--z-sticky) flex max-h-[80vh] flex-col overflow-hidden rounded-t-sheet bg-surface shadow-3 transition-[height] duration-(--t-slow) ease-out data-dragging:transition-none print:hidden"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved */}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="horizontal"
        aria-label={t('sheet.handle')}
        aria-valuemin={SHEET_LEAST}
        aria-valuemax={sheetMost(window.innerHeight)}
        aria-valuenow={height}
        {...handle}
        className="grid h-6 shrink-0 cursor-row-resize touch-none place-items-center"
      >
        <span className="h-1 w-10 rounded-full bg-line-strong" />
      </div>
      <div className="grid shrink-0 grid-cols-4 gap-1.5 px-2 pb-2 md:gap-2 md:px-4 md:pb-3">
        <Button variant="primary" className={SHEET_BUTTON} onClick={beginEvent}>
          <Plus aria-hidden="true" />
          {t('sheet.add')}
        </Button>
        <AnalysisButtons short />
        <Button
          aria-label={t('types.manage')}
          className={SHEET_BUTTON}
          onClick={() => open({ kind: 'types' })}
        >
          <Columns3 aria-hidden="true" />
          {t('types.manageShort')}
        </Button>
      </div>
      <div
        inert={collapsed}
        data-forms=""
        className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 pb-6"
      >
        <Legend />
        <SaveLine />
        <section className={PART} aria-labelledby="add-event">
          <h2 id="add-event" className="mb-3 text-lg!">
            {t('event.addTitle')}
          </h2>
          <AddEventForm onAdded={collapse} />
        </section>
        <section className={PART} aria-labelledby="add-connection">
          <h2 id="add-connection" className="mb-3 text-lg!">
            {t('connection.addTitle')}
          </h2>
          <AddConnectionForm />
        </section>
        <p className="border-line border-t pt-4 text-muted text-xs leading-snug">{t('privacy')}</p>
      </div>
    </section>
  );
}
