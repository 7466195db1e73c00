import { type ListChance, type PicturePart, pictureName, pictureWords, wholePercent } from '@lodestar/domain';
import { useWording } from '../programme/wording.ts';

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
export function OfferPicture({ list }: { readonly list: ListChance }) {
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
