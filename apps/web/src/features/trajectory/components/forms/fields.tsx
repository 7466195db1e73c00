import {
  CONNECTION_KINDS,
  type CommandOutcome,
  type ConnectionDraft,
  type EventDraft,
  TRAJECTORY_TEXTS,
  type TrajectoryEvent,
} from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Field, FormAlert } from '../../../../shared/ui/field.tsx';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { TextArea, TextInput } from '../../../../shared/ui/text-input.tsx';
import { byYear } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import type { DraftForm } from '../../model/use-draft.ts';
import { connectionWords, typeWords, useCountWords } from '../../model/words.ts';

interface EventFieldsProps {
  readonly form: Pick<DraftForm<EventDraft>, 'draft' | 'errorOf' | 'formError'> & {
    readonly edit: (field: keyof EventDraft, value: string) => void;
  };
  readonly types: readonly string[];
}

/** Name, year, type and description of an event. */
export function EventFields({ form, types }: EventFieldsProps) {
  const { t } = useTranslation('trajectory');
  const { draft, edit, errorOf } = form;
  return (
    <>
      <Field label={t('event.name')} error={errorOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={TRAJECTORY_TEXTS.name}
            autoComplete="off"
            enterKeyHint="next"
            required
            onChange={(event) => edit('name', event.target.value)}
          />
        )}
      </Field>
      <div
        className={classNames(
          'grid items-start gap-x-2 gap-y-3',
          errorOf('year') === undefined && 'grid-cols-[6rem_minmax(0,1fr)]',
        )}
      >
        <Field label={t('event.year')} error={errorOf('year')}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.year}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              required
              onChange={(event) => edit('year', event.target.value)}
            />
          )}
        </Field>
        <Field label={t('event.type')} error={errorOf('type')}>
          {(control) => (
            <SelectInput
              {...control}
              value={types.includes(draft.type) ? draft.type : ''}
              required
              placeholder={t('event.chooseType')}
              options={types.map((type) => ({ value: type, label: typeWords(type, t) }))}
              onChange={(event) => edit('type', event.target.value)}
            />
          )}
        </Field>
      </div>
      <DescriptionField
        value={draft.description}
        error={errorOf('description')}
        onChange={(description) => edit('description', description)}
      />
      <FormAlert text={form.formError} />
    </>
  );
}

interface DescriptionFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (description: string) => void;
}

function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const { t } = useTranslation('trajectory');
  const countWords = useCountWords();
  return (
    <Field label={t('event.description')} error={error} hint={countWords(value.length)}>
      {(control) => (
        <TextArea
          {...control}
          value={value}
          maxLength={TRAJECTORY_TEXTS.description}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Adds a connection and says so. */
export function useConnectionSender(): (draft: ConnectionDraft) => CommandOutcome {
  const { t } = useTranslation('trajectory');
  const { work, run, announce } = useMapPage();
  return (draft) => {
    const outcome = run({ kind: 'addConnection', draft });
    const type = CONNECTION_KINDS.find((kind) => kind === draft.type);
    if (outcome.kind === 'done' && type !== undefined) {
      announce(t('connection.added', { line: connectionWords({ ...draft, type }, work.events, t) }));
    }
    return outcome;
  };
}

interface EventSelectProps {
  readonly label: string;
  /** In the order in which they are offered. */
  readonly events: readonly TrajectoryEvent[];
  /** Id of an event; empty when none is chosen. */
  readonly value: string;
  readonly error?: string | undefined;
  /** What stands for none, where none may be chosen. */
  readonly empty?: string;
  readonly onChange: (id: string) => void;
}

/** One end of a connection; an event that is not there any more is shown as such. */
export function EventSelect({ label, empty, events, value, error, onChange }: EventSelectProps) {
  const { t } = useTranslation('trajectory');
  const options = events.map(({ id, name, year }) => ({
    value: id,
    label: t('connection.eventInYear', { name, year }),
  }));
  const lost = value !== '' && !events.some(({ id }) => id === value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          required={empty === undefined}
          placeholder={empty ?? t('connection.chooseEvent')}
          options={lost ? [{ value, label: t('connection.missingEvent') }, ...options] : options}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ConnectionFieldsProps {
  readonly form: DraftForm<ConnectionDraft>;
  readonly events: readonly TrajectoryEvent[];
  /** The short form leaves the description out. */
  readonly short?: boolean;
}

/** From which event to which, of what kind, and what there is to say about it. */
export function ConnectionFields({ form, events, short = false }: ConnectionFieldsProps) {
  const { t } = useTranslation('trajectory');
  const { draft, edit, errorOf, formError } = form;
  const offered = useMemo(() => byYear(events), [events]);
  return (
    <>
      <EventSelect
        label={t('connection.from')}
        events={offered}
        value={draft.from}
        error={errorOf('from')}
        onChange={(id) => edit('from', id)}
      />
      <EventSelect
        label={t('connection.to')}
        events={offered}
        value={draft.to}
        error={errorOf('to')}
        onChange={(id) => edit('to', id)}
      />
      <div className="grid gap-1 text-sm">
        <span aria-hidden="true">{t('connection.kind')}</span>
        <SegmentedChooser
          label={t('connection.kind')}
          options={CONNECTION_KINDS.map((kind) => ({ value: kind, label: t(`connectionType.${kind}`) }))}
          value={CONNECTION_KINDS.find((kind) => kind === draft.type) ?? null}
          onChange={(kind) => edit('type', kind)}
        />
      </div>
      {!short && (
        <DescriptionField
          value={draft.description}
          error={errorOf('description')}
          onChange={(description) => edit('description', description)}
        />
      )}
      <FormAlert text={formError} />
    </>
  );
}
