import {
  anyFigure,
  type ListChance,
  leftOutWords,
  listChanceNames,
  nothingEnds,
  nothingFigure,
  nothingMeaning,
  THIN_LIST,
} from '@lodestar/domain';
import { useId } from 'react';
import { useWording } from '../programme/wording.ts';
import { OfferPicture } from './offer-picture.tsx';

/** A chance of the whole list with its ends; large where it is told first. */
function Told({
  figure,
  ends,
  large,
}: {
  readonly figure: string;
  readonly ends: string;
  readonly large: boolean;
}) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <b
        className={
          large ? 'font-display font-(weight:--weight-display) text-3xl leading-tight' : 'font-strong'
        }
      >
        {figure}
      </b>
      <span className="text-muted text-sm">{ends}</span>
    </p>
  );
}

interface NothingLineProps {
  readonly list: ListChance;
  /** The heading that it stands under. */
  readonly level?: 2 | 4;
  /** In a narrow column the picture stands under the words. */
  readonly narrow?: boolean;
}

/**
 * The chance that no choice of the list is offered, with its ends, a sentence and a picture of a hundred years; where that
 * is small, the chance of any offer stands before it.
 */
export function NothingLine({ list, level = 2, narrow = false }: NothingLineProps) {
  const heading = useId();
  const wording = useWording();
  const { language } = wording;
  const { none, basis } = list;
  const names = listChanceNames(language);
  const Heading = level === 2 ? 'h2' : 'h4';
  const isThin = none === null || none.p > THIN_LIST;
  const any = none === null ? null : anyFigure(none, language);
  return (
    <section
      aria-labelledby={heading}
      className={narrow ? 'grid gap-4' : 'grid gap-5 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end'}
    >
      <div>
        <Heading id={heading} className="font-medium! font-text! text-md! leading-snug! tracking-normal!">
          {isThin ? names.nothing : names.any}
        </Heading>
        {none !== null && any !== null && (
          <>
            {isThin ? (
              <Told figure={nothingFigure(none, language)} ends={nothingEnds(none, language)} large />
            ) : (
              <Told figure={any.figure} ends={any.ends} large />
            )}
            <p className="mt-2 font-medium text-sm leading-snug">{isThin ? names.any : names.nothing}</p>
            {isThin ? (
              <Told figure={any.figure} ends={any.ends} large={false} />
            ) : (
              <Told figure={nothingFigure(none, language)} ends={nothingEnds(none, language)} large={false} />
            )}
          </>
        )}
        <p className="mt-2 max-w-(--measure) text-sm leading-snug">{nothingMeaning(list, language)}</p>
        {basis.leftOut.length > 0 && none !== null && (
          <p className="mt-2 max-w-(--measure) text-muted text-sm leading-snug">
            {leftOutWords(wording.list(basis.leftOut), language)}
          </p>
        )}
      </div>
      {none !== null && <OfferPicture list={list} />}
    </section>
  );
}
