import { useTranslation } from 'react-i18next';
import { EddyFace } from '../../../../shared/ui/eddy-face.tsx';
import { useChatActs } from '../../model/counsellor.ts';
import { Suggestions } from './suggestions.tsx';

/** A new chat before its first message, with questions to begin with. */
export function EmptyTalk() {
  const { t } = useTranslation('counsellor');
  const { send } = useChatActs();
  return (
    <>
      <div className="grid justify-items-center gap-2 pt-10 pb-6 text-center">
        <EddyFace />
        <h2>{t('empty.title')}</h2>
        <p className="text-ink-2 text-sm">{t('empty.text')}</p>
      </div>
      <Suggestions
        label={t('talk.suggestions')}
        questions={[t('empty.first'), t('empty.second'), t('empty.third'), t('empty.fourth')]}
        onAsk={(question) => void send(question)}
      />
    </>
  );
}
