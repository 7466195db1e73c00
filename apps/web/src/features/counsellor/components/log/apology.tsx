import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../shared/api/api-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useChatActs } from '../../model/counsellor.ts';
import { BotFrame } from './bot-frame.tsx';

const CONFLICT = 'conflict';
const QUOTA = 'quota_exceeded';

/** That a message could not be answered, that it is kept, and a way to try again. */
export function Apology({ failure }: { readonly failure: ApiError | null }) {
  const { t } = useTranslation('counsellor');
  const common = useTranslation().t;
  const { retry } = useChatActs();
  const why = () => {
    if (failure?.code === QUOTA) return t('talk.quota');
    return failure?.code === CONFLICT ? t('talk.busy') : t('talk.kept');
  };
  return (
    <BotFrame>
      <p>{t('talk.apology')}</p>
      <p className="text-muted text-sm">{why()}</p>
      <div>
        <Button size="sm" onClick={retry}>
          <RotateCw aria-hidden="true" />
          {common('action.retry')}
        </Button>
      </div>
    </BotFrame>
  );
}
