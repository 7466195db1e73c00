import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

/** Ink on paper whatever the theme: a dark page would print light text without its background. */
function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const lighten = () => {
      theme = root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const restore = () => {
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}

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
