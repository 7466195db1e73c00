import {
  type Catalogue,
  type Chance,
  type ChoiceChance,
  chanceFigure,
  choiceChanceNames,
  choiceChanceWords,
  JUPAS_BANDS,
  type ListChance,
  splitTitle,
  titleIn,
  wholePercent,
} from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { NothingLine } from '../../../shared/chance/nothing-line.tsx';
import { useChances } from '../../../shared/chance/use-chances.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import type { OwnList } from '../model/use-own-list.ts';
import { Working } from './chance-outline.tsx';
import { WhatMoves } from './what-moves.tsx';

/** What would move the chances is asked, no programme is looked for. */
export const NOTHING_NEW = { candidates: [] } as const;

/** What the list brings with the grades as they are. */
export function NowPart({ own }: { readonly own: OwnList }) {
  const { t } = useTranslation('chance');
  const { answer, failed, retry } = useChances({ ...own, moves: NOTHING_NEW });
  if (failed) return <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />;
  if (answer === null || own.catalogue === null) return <Working />;
  return (
    <>
      <NothingLine list={answer.list} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <ChoiceList catalogue={own.catalogue} codes={own.codes} list={answer.list} />
        <WhatMoves answer={answer} />
      </div>
    </>
  );
}

interface ChoiceListProps {
  readonly catalogue: Catalogue;
  /** The list as it stands, so that a choice keeps its place where one before it is not in this year's catalogue. */
  readonly codes: readonly string[];
  readonly list: ListChance;
}

/** The choices by band, each with its two numbers. */
function ChoiceList({ catalogue, codes, list }: ChoiceListProps) {
  const { t } = useTranslation('chance');
  const wording = useWording();
  const { language } = wording;
  const ranked = list.choices.map((choice) => ({ choice, rank: codes.indexOf(choice.code) + 1 }));
  const bands = JUPAS_BANDS.map((band) => ({
    band,
    of: ranked.filter(({ choice }) => choice.band === band),
  }));
  return (
    <div>
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs leading-snug">
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="h-[7px] w-7 shrink-0 rounded-full bg-accent-line" />
          {t('legend.clears')}
        </span>
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="h-2.5 w-7 shrink-0 rounded-1 bg-accent" />
          {t('legend.offer')}
        </span>
      </p>
      {bands
        .filter(({ of }) => of.length > 0)
        .map(({ band, of }) => (
          <section key={band} aria-label={t('band', { band })} className="mt-4 first-of-type:mt-0">
            <h3 className="border-ink border-b-[1.5px] pb-1 text-lg!">{t('band', { band })}</h3>
            <ol>
              {of.map(({ choice, rank }) => {
                const programme = catalogue.find(choice.code);
                return (
                  <li
                    key={choice.code}
                    className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-line border-b py-3 md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.1fr)] md:gap-x-4"
                  >
                    <span className="self-start font-display text-xl leading-tight">{rank}</span>
                    <div className="min-w-0">
                      <p className="text-sm">
                        <b className="font-strong tracking-code">{choice.code}</b>{' '}
                        <span className="text-muted">
                          {programme !== undefined && wording.t(`institution.${programme.institution}`)}
                        </span>
                      </p>
                      <p className="font-medium leading-snug">
                        {programme === undefined
                          ? choice.code
                          : splitTitle(titleIn(programme, language)).main}
                      </p>
                    </div>
                    <div className="col-start-2 md:col-start-3">
                      <ChoiceBars choice={choice} />
                    </div>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
    </div>
  );
}

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
function ChoiceBars({ choice }: { readonly choice: ChoiceChance }) {
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
