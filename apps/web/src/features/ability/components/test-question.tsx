import type { StatementsFile } from '@lodestar/contract';
import { ANSWER_LEVELS, type AnswerLevel, type TestProgress } from '@lodestar/domain';
import { type Ref, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';

interface TestQuestionProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly file: StatementsFile;
  /** From 1. */
  readonly question: number;
  readonly chosen: AnswerLevel | null;
  readonly onAnswer: (level: AnswerLevel) => void;
  /** An answer was pressed with a pointer, whether it was chosen before or not. */
  readonly onPressed: () => void;
}

/** A statement with its five answers; a change of the statement brings the focus to it, so that it is read out. */
export function TestQuestion({ ref, file, question, chosen, onAnswer, onPressed }: TestQuestionProps) {
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
    <div ref={ref} role="radiogroup" aria-labelledby={`${name}-statement`}>
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
            onPressed={onPressed}
          />
        ))}
      </div>
    </div>
  );
}

const SECONDS_EACH = 8;

/** Whole minutes for so many statements, at least one. */
const minutesFor = (statements: number): number => Math.max(1, Math.round((statements * SECONDS_EACH) / 60));

/** How far the test has come: the question shown, and a bar of those answered. */
export function TestProgressBar({ question, total, answered }: TestProgress) {
  const { t } = useTranslation('ability');
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-live="polite">
        <span className="font-medium">{t('question', { question, total })}</span>
        <span className="text-muted">{t('minutes', { count: minutesFor(total - answered) })}</span>
      </p>
      <progress className="sr-only" aria-label={t('progress')} value={answered} max={total} />
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-1 bg-sunken">
        <div
          className="h-full origin-left rounded-1 bg-accent transition-[scale] duration-(--t-slow) ease-out"
          style={{ scale: `${answered / total} 1` }}
        />
      </div>
    </div>
  );
}

interface AnswerOptionProps {
  readonly name: string;
  readonly level: AnswerLevel;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: (level: AnswerLevel) => void;
  readonly onPressed: () => void;
}

/** One of the five answers: a whole row to press, with the key that gives it. */
function AnswerOption({ name, level, label, chosen, onChoose, onPressed }: AnswerOptionProps) {
  return (
    <label className="relative flex min-h-13 cursor-pointer items-center gap-3 rounded-2 border border-line bg-surface px-4 py-2.5 leading-snug transition-colors duration-(--t-fast) hover:bg-sunken has-checked:border-accent has-checked:bg-accent-tint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        id={`${name}-${level}`}
        name={name}
        value={level}
        checked={chosen}
        onChange={() => onChoose(level)}
        onClick={({ detail }) => detail > 0 && onPressed()}
        className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
      />
      <span className="flex-1">{label}</span>
      <span
        aria-hidden="true"
        className="hidden size-6 place-items-center rounded-1 border border-line text-2xs text-muted md:grid"
      >
        {level + 1}
      </span>
    </label>
  );
}

/** Where keys have a meaning of their own. */
const OWN_KEYS =
  'textarea, select, input:not([type="radio"]), [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Keys 1 to 5 give the answers and Enter goes on, wherever on the page the focus is. */
export function useAnswerKeys(answer: (level: AnswerLevel) => void, goOn: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWithin(event.target, OWN_KEYS)) return;
    const level = ANSWER_LEVELS.find((index) => event.key === String(index + 1));
    if (level !== undefined) answer(level);
    if (event.key !== 'Enter' || isWithin(event.target, 'button, a[href], summary')) return;
    // The browser would submit the form a second time from an answer.
    event.preventDefault();
    if (!event.repeat) goOn();
  });
  // Before the statement is painted: who reads it may press a key at once.
  useLayoutEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
