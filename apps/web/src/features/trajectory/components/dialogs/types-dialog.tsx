import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../../shared/ui/form-alert.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { typeWords } from '../../model/type-words.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { AddTypeForm } from '../types/add-type-form.tsx';
import { TypeList } from '../types/type-list.tsx';

/** The columns of the map: added, put in order, deleted when no event uses them. */
export function TypesDialog() {
  const { t } = useTranslation('trajectory');
  const { work, close } = useMapPage();
  const remove = useRemoval();
  const [inUse, setInUse] = useState<string | null>(null);

  const deleteType = (type: string) => {
    const used = work.events.some((event) => event.type === type);
    setInUse(used ? type : null);
    if (!used) remove({ kind: 'removeType', type }, t('types.deleted', { name: typeWords(type, t) }));
  };
  const events = work.events.filter(({ type }) => type === inUse).length;
  return (
    <Dialog open onClose={close} title={t('types.title')} description={t('types.text')}>
      {work.types.length === 0 && <p className="text-ink-2 text-sm">{t('types.none')}</p>}
      <TypeList onDelete={deleteType} />
      <FormAlert text={inUse === null || events === 0 ? '' : t('alert.typeInUse', { count: events })} />
      <AddTypeForm />
    </Dialog>
  );
}
