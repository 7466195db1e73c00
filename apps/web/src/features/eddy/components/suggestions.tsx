import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface SuggestionsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** So many at most are answers to what Eddy asks back; more are questions that could come next. */
const ANSWERS = 2;

/** What can be said by pressing it: answers to Eddy one below the other, questions to him side by side. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('eddy');
  const isAnswer = questions.length <= ANSWERS;
  return (
    <>
      <ul
        aria-label={t(isAnswer ? 'talk.answers' : 'talk.next')}
        className={isAnswer ? 'grid gap-2 min-[600px]:grid-cols-2' : 'flex flex-wrap gap-2'}
      >
        {questions.map((question) => (
          <li key={question}>
            <Button
              size={isAnswer ? 'md' : 'sm'}
              className={
                isAnswer
                  ? 'w-full justify-between! text-start font-normal!'
                  : 'text-start font-normal! leading-snug!'
              }
              onClick={() => onAsk(question)}
            >
              {question}
              {isAnswer && <ChevronRight aria-hidden="true" />}
            </Button>
          </li>
        ))}
      </ul>
      {isAnswer && <p className="text-muted text-sm">{t('talk.orWrite')}</p>}
    </>
  );
}
