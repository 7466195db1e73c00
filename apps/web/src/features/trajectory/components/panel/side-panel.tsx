import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { AddConnectionForm } from '../forms/add-connection-form.tsx';
import { AddEventForm } from '../forms/add-event-form.tsx';
import { AnalysisButtons } from './analysis-buttons.tsx';
import { Legend } from './legend.tsx';
import { SaveLine } from './save-line.tsx';

const PART = 'border-line border-t pt-5';

/** Beside the map on a wide screen: what it means, and the forms that add to it. */
export function SidePanel() {
  const { t } = useTranslation('trajectory');
  const { open } = useMapPage();
  return (
    <aside
      data-forms=""
      className="grid content-start gap-5 overflow-y-auto border-line border-e bg-surface p-5 [scrollbar-width:thin] print:hidden"
    >
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl!">
          {t('title')}
        </h1>
        <Legend />
        <SaveLine />
      </div>
      <section className={PART} aria-labelledby="add-event">
        <h2 id="add-event" className="mb-3 text-lg!">
          {t('event.addTitle')}
        </h2>
        <AddEventForm />
      </section>
      <section className={PART} aria-labelledby="add-connection">
        <h2 id="add-connection" className="mb-3 text-lg!">
          {t('connection.addTitle')}
        </h2>
        <AddConnectionForm />
      </section>
      <div className={`${PART} grid gap-3`}>
        <AnalysisButtons />
        <Button variant="quiet" onClick={() => open({ kind: 'types' })}>
          <Columns3 aria-hidden="true" />
          {t('types.manage')}
        </Button>
        <p className="text-muted text-xs leading-snug">{t('privacy')}</p>
      </div>
    </aside>
  );
}
