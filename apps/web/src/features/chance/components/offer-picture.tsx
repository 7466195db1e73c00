import type { ListChance } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../model/chance-words.ts';

const SQUARES = 100;
const NAMED = 2;
const FILL = ['bg-accent', 'bg-(--chart-6)', 'bg-accent-line', 'border border-line bg-sunken'] as const;

interface Part {
  readonly name: string;
  readonly count: number;
  readonly fill: string;
}

/** The two offers that come up most often, all others, and none, of a hundred years; together a hundred. */
function partsOf({ choices, none }: ListChance, other: string, nothing: string): readonly Part[] {
  const offers = choices
    .flatMap(({ code, offer }) => (offer === null ? [] : [{ code, count: percentOf(offer.p) }]))
    .sort((one, next) => next.count - one.count)
    .slice(0, NAMED);
  const empty = percentOf(none?.p ?? 0);
  let room = SQUARES - empty;
  const named = offers.map(({ code, count }) => {
    const shown = Math.min(count, room);
    room -= shown;
    return { code, count: shown };
  });
  return [
    ...named.map(({ code, count }, place) => ({ name: code, count, fill: FILL[place] ?? FILL[2] })),
    { name: other, count: room, fill: FILL[2] },
    { name: nothing, count: empty, fill: FILL[3] },
  ].filter(({ count }) => count > 0);
}

/** A hundred squares: how often which offer would come. */
export function OfferPicture({ list }: { readonly list: ListChance }) {
  const { t } = useTranslation('chance');
  const parts = partsOf(list, t('picture.other'), t('picture.none'));
  const said = parts.map(({ name, count }) => t('picture.part', { code: name, count })).join(', ');
  const squares = parts.flatMap(({ name, count, fill }) =>
    Array.from({ length: count }, (_, place) => ({ key: `${name} ${place}`, fill })),
  );
  return (
    <div className="max-w-96">
      <div
        role="img"
        aria-label={t('picture.label', { parts: said })}
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
