import type { Chance, ChoiceChance } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { figureWords, percentOf } from '../model/chance-words.ts';

const ROW = 'grid grid-cols-[4.5rem_minmax(0,1fr)_4.75rem] items-center gap-2 text-xs text-ink-2';
const at = (share: number): string => `${percentOf(share)}%`;

/** Whether the score would clear the bar: a line from a hard year to an easy one, with the middle as a mark. */
function ClearsRow({ chance }: { readonly chance: Chance }) {
  const { t } = useTranslation('chance');
  const { p, low, high } = chance;
  return (
    <div className={ROW}>
      <span>{t('clears')}</span>
      <span aria-hidden="true" className="relative h-px bg-line-strong">
        <i
          className="absolute -top-[3px] h-[7px] rounded-full bg-accent-line"
          style={{ insetInlineStart: at(low), width: at(high - low) }}
        />
        <i
          className="absolute -top-1 -ms-1 size-[9px] rotate-45 border-2 border-accent bg-paper"
          style={{ insetInlineStart: at(p) }}
        />
      </span>
      <b className="text-end font-medium">{figureWords(chance, t)}</b>
    </div>
  );
}

/** How often this would be the offer. */
function OfferRow({ chance }: { readonly chance: Chance }) {
  const { t } = useTranslation('chance');
  return (
    <div className={ROW}>
      <span>{t('offer')}</span>
      <span aria-hidden="true" className="relative h-2.5 rounded-1 bg-sunken">
        <i className="absolute inset-y-0 start-0 rounded-1 bg-accent" style={{ width: at(chance.p) }} />
      </span>
      <b className="text-end font-strong text-ink text-sm">{figureWords(chance, t)}</b>
    </div>
  );
}

/** The two numbers of a choice kept apart, or why there are none, and what the band came to of late. */
export function ChoiceBars({ choice }: { readonly choice: ChoiceChance }) {
  const { t } = useTranslation('chance');
  const { clears, offer, reason, words, counts, band } = choice;
  const why = reason === null || reason === 'weakFigures' ? null : t(`reason.${reason}`);
  return (
    <div className="grid min-w-0 gap-1.5">
      {clears !== null && <ClearsRow chance={clears} />}
      {offer !== null && <OfferRow chance={offer} />}
      {why !== null && <p className="text-sm text-warn leading-snug">{why}</p>}
      {words !== null && <p className="text-ink-2 text-sm leading-snug">{t(`word.${words}`)}</p>}
      {counts !== null && (
        <p className="text-muted text-xs leading-snug">
          {t(counts.from === counts.to ? 'countsYear' : 'counts', { ...counts, band })}
        </p>
      )}
      {clears !== null && offer !== null && (
        <p className="sr-only">
          {t('sentence', {
            code: choice.code,
            clears: percentOf(clears.p),
            offer: percentOf(offer.p),
          })}{' '}
          {t('between', { low: percentOf(clears.low), high: percentOf(clears.high) })}
        </p>
      )}
    </div>
  );
}
