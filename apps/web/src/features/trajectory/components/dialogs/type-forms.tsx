import { eventTypeName, TRAJECTORY_TEXTS } from '@lodestar/domain';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { problemWords, typeWords } from '../../model/words.ts';

/** A new name for a type and its events; under the name of another type they are joined. */
export function RenameForm({ type, onDone }: { readonly type: string; readonly onDone: () => void }) {
  const { t } = useTranslation('trajectory');
  const { run, announce } = useMapPage();
  const field = useRef<HTMLInputElement>(null);
  const name = typeWords(type, t);
  const [typed, setTyped] = useState(name);
  const [message, setMessage] = useState('');
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // Left as the reader's language words it, a usual type keeps its name.
    const next = typed.trim() === name ? type : typed;
    const outcome = run({ kind: 'renameType', type, name: next });
    if (outcome.kind === 'refused') {
      const [problem] = outcome.problems;
      setMessage(problem ? problemWords(problem, t) : '');
      return;
    }
    if (outcome.kind === 'done') announce(t('types.renamed', { name: typeWords(eventTypeName(next), t) }));
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-1 items-end gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <Field label={t('types.newName', { name })} error={message}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={typed}
              maxLength={TRAJECTORY_TEXTS.type}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit">{t('event.save')}</Button>
    </form>
  );
}

/** Adds a type as the last column; one that is there already is left as it is. */
export function AddTypeForm() {
  const { t } = useTranslation('trajectory');
  const { run, announce } = useMapPage();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const outcome = run({ kind: 'addType', name: typed });
    const name = typeWords(eventTypeName(typed), t);
    if (outcome.kind === 'refused') {
      const [problem] = outcome.problems;
      setMessage(problem ? problemWords(problem, t) : '');
      return;
    }
    const added = outcome.kind === 'done';
    setMessage(added ? '' : t('types.duplicate', { name }));
    if (!added) return;
    setTyped('');
    announce(t('types.added', { name }));
  };

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label={t('types.new')} error={message}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={TRAJECTORY_TEXTS.type}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value);
                setMessage('');
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-[calc(var(--text-sm)*var(--leading-text)+0.25rem)]">
        <Plus aria-hidden="true" />
        {t('types.add')}
      </Button>
    </form>
  );
}
