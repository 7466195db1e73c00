import {
  CONNECTION_KINDS,
  type ConnectionDraft,
  TRAJECTORY_TEXTS,
  type TrajectoryEvent,
} from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../shared/ui/field.tsx';
import { FormAlert } from '../../../../shared/ui/form-alert.tsx';
import { SegmentedChooser } from '../../../../shared/ui/segmented-chooser.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { byYear } from '../../model/by-year.ts';
import { useCountWords } from '../../model/use-count-words.ts';
import type { DraftForm } from '../../model/use-draft.ts';
import { EventSelect } from './event-select.tsx';

interface ConnectionFieldsProps {
  readonly form: DraftForm<ConnectionDraft>;
  readonly events: readonly TrajectoryEvent[];
  /** The short form leaves the description out. */
  readonly short?: boolean;
}

/** From which event to which, of what kind, and what there is to say about it. */
export function ConnectionFields({ form, events, short = false }: ConnectionFieldsProps) {
  const { t } = useTranslation('trajectory');
  const countWords = useCountWords();
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
        <Field
          label={t('event.description')}
          error={errorOf('description')}
          hint={countWords(draft.description.length)}
        >
          {(control) => (
            <TextArea
              {...control}
              value={draft.description}
              maxLength={TRAJECTORY_TEXTS.description}
              onChange={(event) => edit('description', event.target.value)}
            />
          )}
        </Field>
      )}
      <FormAlert text={formError} />
    </>
  );
}
