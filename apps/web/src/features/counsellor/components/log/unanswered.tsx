import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useChatActs } from '../../model/counsellor.ts';

/** A message that has got no answer, and a way to ask again. */
export function Unanswered() {
  const { t } = useTranslation('counsellor');
  const { retry } = useChatActs();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-3 text-muted text-sm">
      {t('talk.unanswered')}
      <Button size="sm" onClick={retry}>
        <RotateCw aria-hidden="true" />
        {t('talk.askAgain')}
      </Button>
    </div>
  );
}
