import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BotFrame } from './bot-frame.tsx';

/** The answer is on its way to another tab or device. */
export function ElsewhereLine() {
  const { t } = useTranslation('counsellor');
  return (
    <BotFrame>
      <p className="flex items-center gap-2 text-muted text-sm">
        <LoaderCircle aria-hidden="true" className="spin size-4 shrink-0" />
        {t('talk.elsewhere')}
      </p>
    </BotFrame>
  );
}
