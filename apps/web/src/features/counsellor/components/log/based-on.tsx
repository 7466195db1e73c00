import type { Counsellor, Grounds } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { listIn } from '../../../../shared/programme/wording.ts';
import { basisWords } from '../../model/basis-words.ts';

interface BasedOnProps {
  readonly grounds: Grounds;
  readonly counsellor: Counsellor | null;
}

/** What an answer stands on, and who wrote it. */
export function BasedOn({ grounds, counsellor }: BasedOnProps) {
  const { t, i18n } = useTranslation('counsellor');
  const language = languageOf(i18n.language);
  const words = basisWords(grounds, t);
  if (words.length === 0) return null;
  const rest = [t('based.reference'), ...(counsellor === null ? [] : [t(`based.${counsellor}`)])];
  return (
    <p className="border-line border-t pt-2 text-muted text-xs leading-normal">
      <b className="font-medium text-ink-2">{t('based.label')}</b>{' '}
      {[t('based.line', { list: listIn(language, words) }), ...rest].join(language === 'en' ? ' ' : '')}
    </p>
  );
}
