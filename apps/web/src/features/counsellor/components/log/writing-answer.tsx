import { useTranslation } from 'react-i18next';
import { toolWords } from '../../model/basis-words.ts';
import { BotFrame } from './bot-frame.tsx';
import { MarkdownText } from './markdown-text.tsx';

interface WritingAnswerProps {
  readonly answer: string;
  /** What Eddy looks at just now. */
  readonly tool: string | null;
}

function Cursor() {
  return (
    <span
      aria-hidden="true"
      className="skeleton-pulse ms-1 inline-block h-[1.05em] w-[0.55em] bg-eddy align-[-0.15em]"
    />
  );
}

/** An answer as it grows. */
export function WritingAnswer({ answer, tool }: WritingAnswerProps) {
  const { t } = useTranslation('counsellor');
  const what = tool === null ? null : toolWords(tool, t);
  return (
    <BotFrame>
      {answer !== '' && (
        <div aria-busy="true">
          <MarkdownText text={answer} growing />
        </div>
      )}
      <p className="text-muted text-sm">
        {answer === '' && (what === null ? t('talk.thinking') : t('talk.working', { what }))}
        <Cursor />
      </p>
    </BotFrame>
  );
}
