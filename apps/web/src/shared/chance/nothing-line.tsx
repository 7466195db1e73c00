import {
  anyFigure,
  type Catalogue,
  type Grades,
  type ListChance,
  leftOutWords,
  listChanceNames,
  nothingEnds,
  nothingFigure,
  nothingMeaning,
  type PicturePart,
  pictureName,
  pictureWords,
  THIN_LIST,
  wholePercent,
} from '@lodestar/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages.ts';
import { useWording } from '../programme/wording.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useChances } from './use-chances.ts';

interface ListChancePartProps {
  readonly catalogue: Catalogue;
  readonly grades: Grades;
  readonly codes: readonly string[];
}

/** What a list would bring, beside the list itself: the same words and picture as on the page of chances. */
export function ListChancePart({ catalogue, grades, codes }: ListChancePartProps) {
  const { t } = useTranslation('lists');
  const { answer, failed, retry } = useChances({ catalogue, grades, codes });
  if (failed)
    return <ErrorState title={t('chances.failed')} detail={t('chances.failedHint')} onRetry={retry} />;
  if (answer === null) return <Skeleton className="h-64 rounded-2" />;
  return <NothingLine list={answer.list} level={4} narrow />;
}

interface ToldProps {
  readonly figure: string;
  readonly ends: string;
  readonly large: boolean;
}

/** A chance of the whole list with its ends; large where it is told first. */
function Told({ figure, ends, large }: ToldProps) {
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

/** The chance of nothing and that of any offer, the one that weighs more first. */
function toldOf(none: NonNullable<ListChance['none']>, isThin: boolean, language: Language) {
  const nothing = { figure: nothingFigure(none, language), ends: nothingEnds(none, language) };
  const any = anyFigure(none, language);
  return isThin ? ([nothing, any] as const) : ([any, nothing] as const);
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
  const told = none === null ? null : toldOf(none, isThin, language);
  return (
    <section
      aria-labelledby={heading}
      className={narrow ? 'grid gap-4' : 'grid gap-5 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end'}
    >
      <div>
        <Heading id={heading} className="font-medium! font-text! text-md! leading-snug! tracking-normal!">
          {isThin ? names.nothing : names.any}
        </Heading>
        {told !== null && (
          <>
            <Told {...told[0]} large />
            <p className="mt-2 font-medium text-sm leading-snug">{isThin ? names.any : names.nothing}</p>
            <Told {...told[1]} large={false} />
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

const SQUARES = 100;
const FILL = ['bg-accent', 'bg-(--chart-6)'] as const;
const OTHERS = 'bg-accent-line';
const NONE = 'border border-line bg-sunken';

function fillOf({ of }: PicturePart, place: number): string {
  if (of === 'none') return NONE;
  return of === 'other' ? OTHERS : (FILL[place] ?? OTHERS);
}

/** The two offers that come up most often, all others, and none, of a hundred years; together a hundred. */
function partsOf({ choices, none }: ListChance): readonly PicturePart[] {
  const offers = choices
    .flatMap(({ code, offer }) => (offer === null ? [] : [{ code, count: wholePercent(offer.p) }]))
    .sort((one, next) => next.count - one.count)
    .slice(0, FILL.length);
  const empty = wholePercent(none?.p ?? 0);
  let room = SQUARES - empty;
  const named = offers.map(({ code, count }): PicturePart => {
    const shown = Math.min(count, room);
    room -= shown;
    return { of: { code }, count: shown };
  });
  const parts: readonly PicturePart[] = [
    ...named,
    { of: 'other', count: room },
    { of: 'none', count: empty },
  ];
  return parts.filter(({ count }) => count > 0);
}

/** A hundred squares: how often which offer would come. */
function OfferPicture({ list }: { readonly list: ListChance }) {
  const { language } = useWording();
  const parts = partsOf(list).map((part, place) => ({
    count: part.count,
    name: pictureName(part, language),
    fill: fillOf(part, place),
  }));
  const squares = parts.flatMap(({ name, count, fill }) =>
    Array.from({ length: count }, (_, place) => ({ key: `${name} ${place}`, fill })),
  );
  return (
    <div className="max-w-96">
      <div
        role="img"
        aria-label={pictureWords(partsOf(list), language)}
        className="grid grid-cols-[repeat(20,minmax(0,1fr))] gap-1"
      >
        {squares.map(({ key, fill }) => (
          <i key={key} className={`aspect-square rounded-[2px] ${fill}`} />
        ))}
      </div>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {parts.map(({ name, count, fill }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <i className={`size-3 rounded-[2px] ${fill}`} />
            {name} <b className="font-strong">{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
