import type { ChatMessage } from '@lodestar/contract';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useEddy } from '../model/eddy.tsx';
import { useAsking } from '../model/turns.ts';
import { ActionButton, CopyButton } from './answer-actions.tsx';
import { GrowingText } from './message-box.tsx';

/** A message of the pupil, which can be copied, or changed and sent again. */
export function AskedQuestion({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('eddy');
  const { chatId, resend } = useEddy();
  const asking = useAsking(chatId);
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (editing) {
    return (
      <EditQuestion
        text={message.Text}
        onSend={(text) => {
          setEditing(false);
          resend(message, text);
        }}
        onCancel={() => {
          setEditing(false);
          requestAnimationFrame(() => edit.current?.focus());
        }}
      />
    );
  }
  return (
    <div className="mt-5 flex flex-row-reverse flex-wrap items-center gap-x-1">
      <QuestionBubble text={message.Text} reference={message.reference_analysis_id} />
      <div className="flex">
        <CopyButton text={message.Text} />
        <ActionButton ref={edit} label={t('talk.edit')} disabled={asking} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </ActionButton>
      </div>
    </div>
  );
}

interface EditQuestionProps {
  readonly text: string;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** A message to be changed and sent again; what came after it is replaced. */
function EditQuestion({ text, onSend, onCancel }: EditQuestionProps) {
  const { t } = useTranslation('eddy');
  const [changed, setChanged] = useState(text);
  const input = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  return (
    <form
      className="mt-5 ms-auto grid w-[min(34rem,100%)] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.trim() !== '') onSend(changed);
      }}
    >
      <div className="flex rounded-3 border border-accent bg-surface px-4 focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1">
        <GrowingText
          ref={input}
          label={t('talk.editLabel')}
          describedBy={hint}
          value={changed}
          onChange={setChanged}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={hint} className="me-auto text-muted text-xs max-[479px]:basis-full">
          {t('talk.editHint')}
        </p>
        <Button size="sm" onClick={onCancel}>
          {t('talk.cancel')}
        </Button>
        <Button type="submit" size="sm" variant="eddy" disabled={changed.trim() === ''}>
          {t('talk.editSend')}
        </Button>
      </div>
    </form>
  );
}

interface QuestionBubbleProps {
  readonly text: string;
  /** The analysis it refers to. */
  readonly reference: string | null;
}

/** A message of the pupil that is not kept yet. */
export function NewQuestion(bubble: QuestionBubbleProps) {
  return (
    <div className="mt-5 flex min-h-(--tap) flex-row-reverse items-center">
      <QuestionBubble {...bubble} />
    </div>
  );
}

/** What the pupil said. */
function QuestionBubble({ text, reference }: QuestionBubbleProps) {
  const { t, i18n } = useTranslation('eddy');
  const { analyses } = useEddy().analyses;
  const analysis = reference === null ? undefined : analyses?.find(({ id }) => id === reference);
  return (
    <div className="flex min-w-0 max-w-[min(34rem,84%)] flex-col items-end">
      <div className=" rounded-3 rounded-br-[3px] bg-accent px-4 py-2.5 text-on-accent leading-snug">
        <span className="sr-only">{t('talk.you')} </span>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      </div>
      {reference !== null && (
        <p className="mt-1 text-muted text-xs">
          {analysis === undefined
            ? t('reference.unknown')
            : t('reference.used', {
                date: timeWords(analysis.timestamp, 'moment', languageOf(i18n.language)),
              })}
        </p>
      )}
    </div>
  );
}
