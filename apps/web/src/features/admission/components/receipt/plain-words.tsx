import { Trans } from 'react-i18next';
import { levelExplained, levelName } from '../../model/level-words.ts';
import { plainSentences } from '../../model/plain-sentence.ts';
import type { Receipt } from '../../model/receipt.ts';
import { useWording } from '../../model/wording.ts';

/** What the level comes to, and how sure it is. */
export function PlainWords({ receipt }: { readonly receipt: Receipt }) {
  const wording = useWording();
  const { t, number } = wording;
  const { programme, classification } = receipt;
  const { statistics, reason } = classification;
  const level = classification.classification;
  const { year, percentile, movement } = statistics;
  return (
    <>
      <p className="leading-snug">
        {plainSentences(programme, classification, wording).map(({ key, values }, index) => (
          <span key={key}>
            {index > 0 && (wording.language === 'en' ? ' ' : '')}
            <Trans
              t={t}
              i18nKey={`receipt.sentence.${key}`}
              values={values}
              components={{ b: <b className="font-strong" /> }}
            />
          </span>
        ))}
      </p>
      <p className="mt-2 text-ink-2 text-sm leading-snug">
        {level !== -1 && reason === null && (
          <>
            {t('receipt.meaning', {
              level: levelName(level, reason, wording),
              explained: levelExplained(level, wording),
            })}{' '}
          </>
        )}
        {percentile !== null && year !== null && (
          <>{t('receipt.position', { percent: number(percentile, 0), year })} </>
        )}
        {movement !== null && t('receipt.movement', { points: number(movement, 1) })}
      </p>
    </>
  );
}
