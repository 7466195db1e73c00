import type { ListChance } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../shared/programme/wording.ts';
import { nothingWords, percentOf } from '../model/chance-words.ts';
import { OfferPicture } from './offer-picture.tsx';

/** Above this the chance of nothing is what the page begins with. */
const TOLD_FIRST = 0.05;

/** Whether the list leaves too much to chance. */
function isThin({ none }: ListChance): boolean {
  return none !== null && none.p > TOLD_FIRST;
}

/** The chance that no choice of the list is offered, with its ends, a sentence and a picture of a hundred years. */
export function NothingLine({ list }: { readonly list: ListChance }) {
  const { t } = useTranslation('chance');
  const wording = useWording();
  const { none, basis } = list;
  return (
    <section
      aria-labelledby="chance-nothing"
      className="grid gap-5 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end"
    >
      <div>
        <h2 id="chance-nothing" className="font-medium font-text text-md! leading-snug tracking-normal">
          {t('nothing.title')}
        </h2>
        {none === null ? (
          <p className="mt-2 max-w-(--measure)">{t('nothing.unknown')}</p>
        ) : (
          <>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <b className="font-display font-(weight:--weight-display) text-3xl leading-tight">
                {nothingWords(none, t)}
              </b>
              <span className="text-muted text-sm">
                {t('nothing.between', { low: percentOf(none.low), high: percentOf(none.high) })}
              </span>
            </p>
            <p className="mt-2 max-w-(--measure) text-sm leading-snug">
              {t(isThin(list) ? 'nothing.high' : 'nothing.low')}
            </p>
          </>
        )}
        {basis.leftOut.length > 0 && none !== null && (
          <p className="mt-2 max-w-(--measure) text-muted text-sm leading-snug">
            {t('nothing.leftOut', { list: wording.list(basis.leftOut) })}
          </p>
        )}
      </div>
      {none !== null && <OfferPicture list={list} />}
    </section>
  );
}
