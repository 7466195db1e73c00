import { LIST_NAME_LENGTH, type PupilList } from '@lodestar/domain';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { notify } from '../../../../shared/ui/toast.ts';
import { useAdmission } from '../admission-provider.tsx';

/** The whole lists by name: another is opened, made, copied, renamed or deleted. */
export function NamedLists() {
  const { choices } = useAdmission();
  const { t } = useTranslation('lists');
  const { lists } = choices;
  const { open, named, canAdd } = lists;
  const [naming, setNaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  if (open === null) return null;
  const add = (name: string, of: PupilList['choices']) => {
    if (canAdd) lists.create(name.slice(0, LIST_NAME_LENGTH), of);
    else notify('error', t('named.most', { count: named.length }));
  };
  return (
    <div className="flex flex-wrap items-center">
      <Select
        label={t('named.label')}
        labelled
        value={open.id}
        options={named.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={lists.openList}
        className="me-1 min-w-0 max-w-full flex-1"
      />
      <span className="flex">
        <IconButton
          label={t('named.new')}
          onClick={() => add(t('named.another', { number: named.length + 1 }), [])}
        >
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('named.copy')}
          onClick={() => add(t('named.copyName', { name: open.name }), open.choices)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label={t('named.rename')} onClick={() => setNaming(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={t('named.remove')} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog open={naming} onClose={() => setNaming(false)} title={t('named.rename')}>
        <NameForm
          key={open.id}
          name={open.name}
          onSave={(name) => {
            lists.rename(open.id, name);
            setNaming(false);
          }}
        />
      </Dialog>
      <QuestionDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t('named.removeTitle', { name: open.name })}
        text={t('named.removeText', { count: open.choices.length })}
        confirm={t('named.remove')}
        busy={false}
        onConfirm={() => {
          lists.remove(open.id);
          setDeleting(false);
        }}
      />
    </div>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
}

function NameForm({ name, onSave }: NameFormProps) {
  const { t } = useTranslation('lists');
  const [text, setText] = useState(name);
  const input = useId();
  const wanted = text.trim();
  const problem =
    wanted === ''
      ? t('named.missing')
      : wanted.length > LIST_NAME_LENGTH
        ? t('named.tooLong', { count: wanted.length, most: LIST_NAME_LENGTH })
        : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onSave(wanted);
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <label htmlFor={input} className="font-medium text-sm">
        {t('named.name')}
      </label>
      <TextInput
        id={input}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${input}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${input}-problem`} role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="primary" disabled={problem !== null}>
        {t('named.save')}
      </Button>
    </form>
  );
}
