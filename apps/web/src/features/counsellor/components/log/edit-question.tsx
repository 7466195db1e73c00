import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { GrowingText } from '../bar/growing-text.tsx';

interface EditQuestionProps {
  readonly text: string;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

/** A message to be changed and sent again; what came after it is replaced. */
export function EditQuestion({ text, onSend, onCancel }: EditQuestionProps) {
  const { t } = useTranslation('counsellor');
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
