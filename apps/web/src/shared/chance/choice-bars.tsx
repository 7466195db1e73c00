import {
  type Chance,
  type ChoiceChance,
  chanceFigure,
  choiceChanceNames,
  choiceChanceWords,
  wholePercent,
} from '@lodestar/domain';
import { useWording } from '../programme/wording.ts';

const ROW = 'grid grid-cols-[4.5rem_minmax(0,1fr)_4.75rem] items-center gap-2 text-xs text-ink-2';
const at = (share: number): string => `${wholePercent(share)}%`;

/** Whether the score would clear the bar: a line from a hard year to an easy one, with the middle as a mark. */
function ClearsRow({ chance }: { readonly chance: Chance }) {
  const { language } = useWording();
  const { p, low, high } = chance;
  return (
    <div className={ROW}>
      <span>{choiceChanceNames(language).clears}</span>
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
      <b className="text-end font-medium">{chanceFigure(chance, language)}</b>
    </div>
  );
}

/** How often this would be the offer. */
function OfferRow({ chance }: { readonly chance: Chance }) {
  const { language } = useWording();
  return (
    <div className={ROW}>
      <span>{choiceChanceNames(language).offer}</span>
      <span aria-hidden="true" className="relative h-2.5 rounded-1 bg-sunken">
        <i className="absolute inset-y-0 start-0 rounded-1 bg-accent" style={{ width: at(chance.p) }} />
      </span>
      <b className="text-end font-strong text-ink text-sm">{chanceFigure(chance, language)}</b>
    </div>
  );
}

/** The two numbers of a choice kept apart, or why there are none, and what the band came to of late. */
export function ChoiceBars({ choice }: { readonly choice: ChoiceChance }) {
  const { language } = useWording();
  const { clears, offer } = choice;
  const { numbers, why, word, counts } = choiceChanceWords(choice, language);
  return (
    <div className="grid min-w-0 gap-1.5">
      {clears !== null && <ClearsRow chance={clears} />}
      {offer !== null && <OfferRow chance={offer} />}
      {why !== null && <p className="text-sm text-warn leading-snug">{why}</p>}
      {word !== null && <p className="text-ink-2 text-sm leading-snug">{word}</p>}
      {counts !== null && <p className="text-muted text-xs leading-snug">{counts}</p>}
      {numbers !== null && <p className="sr-only">{numbers}</p>}
    </div>
  );
}
