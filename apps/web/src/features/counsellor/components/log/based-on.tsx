import type { Counsellor, Grounds } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../../shared/programme/wording.ts';
import { basisWords } from '../../model/basis-words.ts';

interface BasedOnProps {
  readonly grounds: Grounds;
  readonly counsellor: Counsellor | null;
}

/** What an answer stands on, and who wrote it. */
export function BasedOn({ grounds, counsellor }: BasedOnProps) {
  const { t } = useTranslation('counsellor');
  const { list, sentences } = useWording();
  const words = basisWords(grounds, t);
  if (words.length === 0) return null;
  const rest = [t('based.reference'), ...(counsellor === null ? [] : [t(`based.${counsellor}`)])];
  return (
    <p className="border-line border-t pt-2 text-muted text-xs leading-normal">
      <b className="font-medium text-ink-2">{t('based.label')}</b>{' '}
      {sentences([t('based.line', { list: list(words) }), ...rest])}
    </p>
  );
}
