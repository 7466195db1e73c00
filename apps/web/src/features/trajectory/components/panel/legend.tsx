import { CONNECTION_KINDS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { useMapPage } from '../../model/map-page.ts';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';
import { ConnectionSample } from '../connection-sample.tsx';

/** What the lines and colours of the map stand for. */
export function Legend() {
  const { t } = useTranslation('trajectory');
  const { work } = useMapPage();
  return (
    <div className="grid gap-1 text-ink-2 text-xs leading-snug">
      <ul aria-label={t('legend.connections')} className="flex flex-wrap gap-x-4 gap-y-1">
        {CONNECTION_KINDS.map((kind) => (
          <li key={kind} className="flex items-start gap-2">
            <ConnectionSample kind={kind} />
            {t(`connectionType.${kind}`)}
          </li>
        ))}
      </ul>
      <ul aria-label={t('legend.types')} className="flex flex-wrap gap-x-4 gap-y-1">
        {work.types.map((type) => (
          <li key={type} className="flex min-w-0 items-center gap-2">
            <span
              aria-hidden="true"
              className="h-3.5 w-1 shrink-0 rounded-1"
              style={{ background: typeColour(work.types, type) }}
            />
            <span className="min-w-0 break-words">{typeWords(type, t)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
