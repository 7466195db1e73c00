import type { Level } from '../../admission/classification.ts';
import { fillText } from '../../fill-text.ts';
import type { InEachLanguage, Language } from '../../languages.ts';
import type { FigureQualifier } from '../figure-qualifiers.ts';
import { levelName } from '../level-names/level-names.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS: InEachLanguage<typeof en> = { en, tc, sc };

function percent(change: number): number {
  return Math.round(change * 1000) / 10;
}

/** A figure as it is said, to two decimals at most. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A qualifier as a sentence: the one catalogue for receipt, list, report and Eddy. */
export function figureWords(qualifier: FigureQualifier, language: Language): string {
  const texts = TEXTS[language];
  const level = (one: Level): string => levelName(one, null, language);
  switch (qualifier.key) {
    case 'lineRisesAgain': {
      const { year, change, from, level: then, others } = qualifier.params;
      const before = others.map(({ to, change: moved }) =>
        fillText(texts.lineInYear, { year: to, percent: percent(moved) }),
      );
      const said = {
        year,
        percent: percent(change),
        level: level(then),
        others: before.join(texts.comma),
        from: others[0]?.to ?? year,
        to: others.at(-1)?.to ?? year,
      };
      const sentence = from === then ? texts.lineRisesAgain.same : texts.lineRisesAgain.other;
      if (before.length === 0) return fillText(sentence, said);
      const still = others.every(({ change: moved }) => percent(moved) === percent(0));
      const earlier = still ? texts.lineRisesAgain.still : texts.lineRisesAgain.years;
      return fillText(sentence, said) + fillText(earlier, said);
    }
    case 'meanNotMedian':
      return fillText(texts.meanNotMedian, { mean: figure(qualifier.params.mean) });
    case 'sixSubjects':
    case 'placesCut':
    case 'noBandBOffers':
      return fillText(texts[qualifier.key], qualifier.params);
    case 'weightsChanged':
    case 'spreadEstimated':
      return texts[qualifier.key];
  }
}
