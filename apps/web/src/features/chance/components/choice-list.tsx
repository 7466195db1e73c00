import { type Catalogue, JUPAS_BANDS, type ListChance, splitTitle, titleIn } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { ChoiceBars } from '../../../shared/chance/choice-bars.tsx';
import { useWording } from '../../../shared/programme/wording.ts';

interface ChoiceListProps {
  readonly catalogue: Catalogue;
  /** The list as it stands, so that a choice keeps its place where one before it is not in this year's catalogue. */
  readonly codes: readonly string[];
  readonly list: ListChance;
}

/** The choices by band, each with its two numbers. */
export function ChoiceList({ catalogue, codes, list }: ChoiceListProps) {
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
