import { memo } from 'react';
import type { Entry } from '../../model/entries.ts';
import { Answer } from './answer.tsx';
import { Apology } from './apology.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { ElsewhereLine } from './elsewhere-line.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import { StoppedAnswer } from './stopped-answer.tsx';
import { Unanswered } from './unanswered.tsx';
import { WritingAnswer } from './writing-answer.tsx';

interface ConversationEntryProps {
  readonly entry: Entry;
  /** Nothing comes after it. */
  readonly last: boolean;
}

function DrawnEntry({ entry, last }: ConversationEntryProps) {
  switch (entry.kind) {
    case 'question':
      return entry.message === null ? (
        <QuestionBubble text={entry.text} reference={entry.reference} />
      ) : (
        <AskedQuestion message={entry.message} />
      );
    case 'answer':
      return <Answer message={entry.message} last={last} />;
    case 'writing':
      return <WritingAnswer answer={entry.answer} tool={entry.tool} />;
    case 'stopped':
      return <StoppedAnswer answer={entry.answer} />;
    case 'apology':
      return <Apology failure={entry.failure} />;
    case 'unanswered':
      return <Unanswered />;
    case 'elsewhere':
      return <ElsewhereLine />;
  }
}

/** Entries that are the same again are not drawn again, however many there are. */
export const ConversationEntry = memo(
  DrawnEntry,
  (before, after) =>
    before.last === after.last &&
    before.entry.kind === after.entry.kind &&
    Object.entries(after.entry).every(
      ([field, value]) => new Map(Object.entries(before.entry)).get(field) === value,
    ),
);
