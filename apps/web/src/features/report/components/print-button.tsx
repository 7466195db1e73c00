import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { useLightPrint } from '../../../shared/ui/use-light-print.ts';

/** Opens the browser's own print dialog, which saves as PDF. */
export function PrintButton() {
  const { t } = useTranslation('report');
  useLightPrint();
  return (
    <Button onClick={() => window.print()}>
      <Download aria-hidden="true" className="size-4" />
      {t('print')}
    </Button>
  );
}
