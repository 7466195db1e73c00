import { NOTE_LENGTH } from '@lodestar/domain';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextArea } from '../../../../shared/ui/text-input.tsx';
import { useAdmission } from '../admission-provider.tsx';

/** What the pupil has noted beside a choice, and the way to write it. */
export function ChoiceNote({ code }: { readonly code: string }) {
  const { choices } = useAdmission();
  const { t } = useTranslation('lists');
  const [writing, setWriting] = useState(false);
  const note = choices.noteOf(code);
  if (writing) {
    return (
      <NoteForm
        code={code}
        note={note}
        onClose={(text) => {
          if (text !== null) choices.setNote(code, text);
          setWriting(false);
        }}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={note === '' ? undefined : t('note.edit', { code, note })}
      onClick={() => setWriting(true)}
      className="tap-target ms-2 mt-1 flex max-w-full items-start gap-1.5 text-start text-ink-2 text-xs leading-snug hover:text-ink"
    >
      <NotebookPen aria-hidden="true" className="mt-px size-3.5 shrink-0 stroke-[1.75] text-muted" />
      <span className="wrap-anywhere min-w-0">{note === '' ? t('note.add') : note}</span>
    </button>
  );
}

interface NoteFormProps {
  readonly code: string;
  readonly note: string;
  /** Null: nothing is changed. */
  readonly onClose: (text: string | null) => void;
}

function NoteForm({ code, note, onClose }: NoteFormProps) {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation();
  const [text, setText] = useState(note);
  const hint = useId();
  // One line, as it is stored.
  const line = text.replace(/\s+/gu, ' ').trim();
  const count = line.length;
  const isTooLong = count > NOTE_LENGTH;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) onClose(line);
  };
  return (
    <form onSubmit={keep} className="ms-2 mt-2 grid gap-2">
      <TextArea
        autoFocus
        rows={2}
        aria-label={t('note.label', { code })}
        aria-describedby={hint}
        aria-invalid={isTooLong}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose(null);
        }}
      />
      <p
        id={hint}
        role={isTooLong ? 'alert' : undefined}
        className={`text-xs ${isTooLong ? 'text-danger' : 'text-muted'}`}
      >
        {t(isTooLong ? 'note.tooLong' : 'note.left', { count, most: NOTE_LENGTH })}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={isTooLong}>
          {t('note.keep')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onClose(null)}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
