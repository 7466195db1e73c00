import type { StatementsFile } from '@lodestar/contract';
import { ANSWER_LEVELS, type AnswerLevel } from '@lodestar/domain';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { AnswerOption } from './answer-option.tsx';

interface TestQuestionProps {
  readonly file: StatementsFile;
  /** From 1. */
  readonly question: number;
  readonly chosen: AnswerLevel | null;
  readonly onAnswer: (level: AnswerLevel) => void;
}

/** A statement with its five answers; a change of the statement brings the focus to it, so that it is read out. */
export function TestQuestion({ file, question, chosen, onAnswer }: TestQuestionProps) {
  const { i18n } = useTranslation('ability');
  const language = languageOf(i18n.language);
  const name = useId();
  const statement = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question);

  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    statement.current?.focus({ preventScroll: true });
  }, [question]);

  return (
    <div role="radiogroup" aria-labelledby={`${name}-statement`}>
      <h2
        id={`${name}-statement`}
        ref={statement}
        tabIndex={-1}
        className="flex min-h-24 items-center outline-none md:min-h-28"
      >
        {file.statements[question - 1]?.[language]}
      </h2>
      <div className="mt-4 grid gap-2">
        {ANSWER_LEVELS.map((level) => (
          <AnswerOption
            key={level}
            name={name}
            level={level}
            label={file.answers[level]?.[language] ?? ''}
            chosen={chosen === level}
            onChoose={onAnswer}
          />
        ))}
      </div>
    </div>
  );
}
