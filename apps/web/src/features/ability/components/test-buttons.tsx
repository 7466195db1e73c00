import type { TestProgress } from '@lodestar/domain';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { footBar } from '../../../shared/ui/foot-bar.ts';
import { PHONE, useMediaQuery } from '../../../shared/ui/use-media-query.ts';

interface TestButtonsProps {
  readonly progress: TestProgress;
  readonly saving: boolean;
  readonly onBack: () => void;
}

/** Previous, and Next or on the last question Submit, which submits the form around them; on a phone always in sight. */
export function TestButtons({ progress, saving, onBack }: TestButtonsProps) {
  const { t } = useTranslation('ability');
  const phone = useMediaQuery(PHONE);
  const { isLast, mayGoBack, mayGoOn, maySubmit } = progress;
  return (
    <div
      ref={phone ? footBar : undefined}
      className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter) mt-4 flex justify-between gap-3 border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-6 md:border-t-0 md:p-0"
    >
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
