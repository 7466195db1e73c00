import { useTranslation } from 'react-i18next';
import { BotFrame } from './bot-frame.tsx';
import { MarkdownText } from './markdown-text.tsx';

/** What came of an answer before it was stopped. */
export function StoppedAnswer({ answer }: { readonly answer: string }) {
  const { t } = useTranslation('counsellor');
  return (
    <BotFrame>
      {answer !== '' && <MarkdownText text={answer} growing />}
      <p className="text-muted text-sm">{t(answer === '' ? 'talk.stoppedEmpty' : 'talk.stopped')}</p>
    </BotFrame>
  );
}
