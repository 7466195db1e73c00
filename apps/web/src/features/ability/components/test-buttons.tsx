import type { TestProgress } from '@lodestar/domain';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface TestButtonsProps {
  readonly progress: TestProgress;
  readonly saving: boolean;
  readonly onBack: () => void;
}

/** Previous, and Next or on the last question Submit, which submits the form around them. */
export function TestButtons({ progress, saving, onBack }: TestButtonsProps) {
  const { t } = useTranslation('ability');
  const { isLast, mayGoBack, mayGoOn, maySubmit } = progress;
  return (
    <div className="mt-6 flex justify-between gap-3">
      <Button onClick={onBack} disabled={!mayGoBack || saving}>
        <ArrowLeft aria-hidden="true" />
        {t('previous')}
      </Button>
      <Button type="submit" variant="primary" disabled={saving || !(isLast ? maySubmit : mayGoOn)}>
        {isLast ? t(saving ? 'saving' : 'submit') : t('next')}
        {!isLast && <ArrowRight aria-hidden="true" />}
      </Button>
    </div>
  );
}
