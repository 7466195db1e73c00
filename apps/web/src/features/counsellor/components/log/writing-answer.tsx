import { useTranslation } from 'react-i18next';
import { toolWords } from '../../model/basis-words.ts';
import { BotFrame } from './bot-frame.tsx';
import { CURSOR } from './cursor.ts';
import { MarkdownText } from './markdown-text.tsx';

interface WritingAnswerProps {
  readonly answer: string;
  /** What Eddy looks at just now. */
  readonly tool: string | null;
}

/** An answer as it grows. */
export function WritingAnswer({ answer, tool }: WritingAnswerProps) {
  const { t } = useTranslation('counsellor');
  const what = tool === null ? null : toolWords(tool, t);
  return (
    <BotFrame>
      {answer !== '' && (
        <div aria-busy="true">
          <MarkdownText text={answer} growing cursor />
        </div>
      )}
      {answer === '' && (
        <div className={CURSOR}>
          <p className="text-muted text-sm">
            {what === null ? t('talk.thinking') : t('talk.working', { what })}
          </p>
        </div>
      )}
    </BotFrame>
  );
}
