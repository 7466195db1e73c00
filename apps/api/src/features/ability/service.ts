import type { PreferredLanguage } from '@lodestar/contract';
import {
  type AbilityScores,
  abilityRecommendation,
  inEachLanguage,
  keptText,
  type PresetSubject,
  type ProgrammeProfile,
  type RecommendationNames,
  type RenderedRecommendation,
  rankProgrammes,
  rankSubjects,
  renderRecommendation,
  spreadOverAreas,
  TOP_MATCHES,
} from '@lodestar/domain';
import { type AnswerBytes, answerBytes } from '../../http/answer-bytes.ts';
import type { AbilityFiles } from './ability-files.ts';

export const PUBLIC_COLLECTIONS = ['preset_subjects', 'prog_data_2025'] as const;
export type PublicCollection = (typeof PUBLIC_COLLECTIONS)[number];

/** Something that fits a pupil, by a name in his or her language. */
interface NamedMatch {
  readonly code: string;
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
}

interface BestMatches {
  readonly subjects: readonly NamedMatch[];
  readonly programmes: readonly NamedMatch[];
}

/** What subjects and programmes ask for, and what follows from a pupil's scores. */
export interface AbilityService extends Pick<AbilityFiles, 'subjects' | 'programmes'> {
  /** The answer with every row of a collection, serialised once. */
  readonly every: (collection: PublicCollection) => AnswerBytes;
  /** Null when no row has the id. */
  readonly row: (collection: PublicCollection, id: string) => PresetSubject | ProgrammeProfile | null;
  /** What the built-in guide writes. */
  readonly recommendation: (scores: AbilityScores, language: PreferredLanguage) => RenderedRecommendation;
  /** The five subjects and the five programmes that fit best. */
  readonly bestMatches: (scores: AbilityScores, language: PreferredLanguage) => BestMatches;
}

export function createAbilityService(files: AbilityFiles): AbilityService {
  const { subjects, programmes, texts } = files;
  const collections = {
    preset_subjects: shelf(subjects),
    prog_data_2025: shelf(programmes),
  };
  const names = inEachLanguage((language) => namesIn(files, language));
  return {
    subjects,
    programmes,
    every: (collection) => collections[collection].answer,
    row: (collection, id) => collections[collection].byId.get(id) ?? null,
    recommendation: (scores, language) =>
      renderRecommendation(
        abilityRecommendation(scores, subjects, programmes),
        texts[language],
        names[language],
      ),
    bestMatches: (scores, language) => ({
      subjects: rankSubjects(scores, subjects)
        .slice(0, TOP_MATCHES)
        .map(({ row: { code, item }, percent }) => ({
          code,
          name: texts[language].subject[code] ?? item,
          percent,
        })),
      programmes: spreadOverAreas(rankProgrammes(scores, programmes), TOP_MATCHES).map(
        ({ row, percent }) => ({ code: row.code, name: programmeName(row, language), percent }),
      ),
    }),
  };
}

interface Shelf<Row> {
  readonly answer: AnswerBytes;
  readonly byId: ReadonlyMap<string, Row>;
}

function shelf<Row extends { readonly _id: string }>(rows: readonly Row[]): Shelf<Row> {
  return {
    answer: answerBytes(Buffer.from(JSON.stringify({ success: true, data: rows }))),
    byId: new Map(rows.map((row) => [row._id, row])),
  };
}

function namesIn({ programmes, areas }: AbilityFiles, language: PreferredLanguage): RecommendationNames {
  const programmeNames = new Map(programmes.map((row) => [row.code, programmeName(row, language)]));
  const areaWords = new Map<string, (typeof areas)[number]>(areas.map((area) => [area.id, area]));
  return {
    programme: (code) => programmeNames.get(code) ?? null,
    area: (id) => {
      const words = areaWords.get(id);
      return { name: words?.name[language] ?? id, careers: words?.careers[language] ?? '' };
    },
  };
}

function programmeName({ name_eng, name_chi }: ProgrammeProfile, language: PreferredLanguage): string {
  return keptText({ en: name_eng, tc: name_chi }, language);
}
