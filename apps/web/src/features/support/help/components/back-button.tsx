import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';

export function BackButton({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('help');
  return (
    <Button variant="quiet" size="sm" className="-ms-2.5" onClick={onBack}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Button>
  );
}
