import { LIST_NAME_LENGTH, type PupilList } from '@lodestar/domain';
import { Columns2, Copy, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { notify } from '../../../../shared/ui/toast.ts';
import { useChecksOfList } from '../../model/use-checks-of-list.ts';
import { useFilledLists } from '../../model/use-filled-lists.ts';
import { useAdmission } from '../admission-provider.tsx';
import { CHECKS_ID } from '../checks/list-checks.tsx';

const TwoLists = lazyExtra(() => import('./two-lists.tsx').then((module) => module.TwoLists));

const KINDS = ['six', 'full'] as const;

/** Which list is open, the six or a whole list of JUPAS by its name, and how many things there are to look at. */
export function ListHead() {
  const { choices } = useAdmission();
  const { t } = useTranslation('lists');
  const { lists, kind, codes, noteOf } = choices;
  const filled = useFilledLists().length;
  const choose = (wanted: (typeof KINDS)[number]) => {
    const [first] = lists.named;
    if (wanted === 'six') return lists.openSix();
    if (first !== undefined) return lists.openList(first.id);
    // The first whole list begins with what is there already.
    lists.create(
      t('named.first'),
      codes.map((code) => (noteOf(code) === '' ? { code } : { code, note: noteOf(code) })),
    );
    if (codes.length > 0) notify('plain', t('named.began'));
  };
  return (
    <div className="mb-4 grid gap-3">
      <SegmentedChooser
        label={t('kind.label')}
        value={kind}
        onChange={choose}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'full' && <NamedLists />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ChecksLink />
        {filled > 1 && <TwoListsLink />}
      </div>
    </div>
  );
}

/** Puts the list that is open and another one side by side. */
function TwoListsLink() {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="tap-target flex items-center gap-1.5 font-medium text-accent text-sm"
      >
        <Columns2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        {t('two.open')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('two.title')}>
        <Suspense>
          <TwoLists />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Leads to the checks below the list, so that they are seen at once. */
function ChecksLink() {
  const { t } = useTranslation('checks');
  const { shown } = useChecksOfList();
  if (shown.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(CHECKS_ID)?.scrollIntoView?.({ block: 'start' })}
      className="tap-target flex items-center gap-2 justify-self-start rounded-2 bg-warn-tint px-2.5 py-1 font-medium text-sm text-warn"
    >
      <TriangleAlert aria-hidden="true" className="size-4 stroke-[1.75]" />
      {t('title')}: {t('toSee', { count: shown.length })}
    </button>
  );
}

/** The whole lists by name: another is opened, made, copied, renamed or deleted. */
function NamedLists() {
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
