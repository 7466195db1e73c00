import { QuestionBubble } from './question-bubble.tsx';
import { WritingAnswer } from './writing-answer.tsx';

/** A chat that is being begun. `text`: its first message, null when it begins with an analysis. */
export function StartingTalk({ text }: { readonly text: string | null }) {
  return (
    <>
      {text !== null && <QuestionBubble text={text} />}
      <WritingAnswer answer="" tool={null} />
    </>
  );
}
