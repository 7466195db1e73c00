import { readFileSync } from 'node:fs';
import type { PresetSubject, ProgrammeProfile } from '../ability/ability-row.ts';
import type { WeightedItem } from '../ability/score-ability.ts';
import { type InEachLanguage, inEachLanguage, LANGUAGE_FACTS, type Language } from '../languages.ts';
import type { RecommendationNames, RecommendationTexts } from '../report/recommendation-texts.ts';

type Words = InEachLanguage<string>;

interface Statement extends WeightedItem, Words {
  readonly id: string;
}

interface AreaWords {
  readonly id: string;
  readonly name: Words;
  readonly careers: Words;
}

const DATA = new URL('../../../../data/ability/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'));

/** The files as they lie under data/ability. */
export const STATEMENTS: readonly Statement[] = read('statements.json').statements;
export const SUBJECTS: readonly PresetSubject[] = read('preset-subjects.json').rows;
export const PROGRAMMES: readonly ProgrammeProfile[] = read('prog-data.json').rows;
const AREA_WORDS: readonly AreaWords[] = read('areas.json').areas;

export const TEXTS: InEachLanguage<RecommendationTexts> = inEachLanguage((language) =>
  read(`recommendation/${LANGUAGE_FACTS[language].catalogue}`),
);

/** Programmes by their English or Chinese names, areas in the language asked for. */
export function namesIn(language: Language): RecommendationNames {
  return {
    programme: (code) => {
      const row = PROGRAMMES.find((one) => one.code === code);
      return (LANGUAGE_FACTS[language].keptAs === 'en' ? row?.name_eng : row?.name_chi) ?? null;
    },
    area: (id) => {
      const words = AREA_WORDS.find((area) => area.id === id);
      return { name: words?.name[language] ?? '', careers: words?.careers[language] ?? '' };
    },
  };
}
