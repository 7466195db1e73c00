import type { Category, InstitutionCode, Programme } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { halfBelow, referenceFigure } from '../guide/chance-words.ts';
import { noLevelWords } from '../guide/no-level-words.ts';
import { institutionsNamed, longTitle } from '../guide/programme-title.ts';
import { figure, paragraphs, table, type Wording } from '../guide/wording.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { type Standing, standingAt } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { askRequirements } from './follow-up-questions.ts';
import { FIELD, taking, WHERE } from './input-schema.ts';
import { isProblem, readCategory, readInstitutions, readQuery } from './read-input.ts';
import { tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export interface SearchInput {
  readonly query: string;
  readonly institutions: readonly InstitutionCode[];
  readonly category: Category | null;
}

export interface SearchResult extends FiguresSource {
  readonly tool: 'search_programmes';
  readonly asked: SearchInput;
  /** How many match in all, at most 50. */
  readonly count: number;
  readonly programmes: readonly Standing[];
}

function found({ query, institutions, category }: SearchInput, context: EddyContext): readonly Programme[] {
  const ofCategory = (programme: Programme): boolean => category === null || programme.category === category;
  if (query === '') {
    return context.catalogue.programmes.filter(
      (programme) =>
        ofCategory(programme) && (institutions.length === 0 || institutions.includes(programme.institution)),
    );
  }
  return programmesFoundBy(query, institutions, context).filter(ofCategory);
}

/** Programmes by name, code, institution or field, with where the pupil stands. */
function searchForProgrammes(asked: SearchInput, context: EddyContext): SearchResult {
  const programmes = found(asked, context);
  const listed = programmes.slice(0, TOOL_LIMITS.listed);
  return {
    tool: 'search_programmes',
    asked,
    count: programmes.length,
    programmes: listed.map((programme) => standingAt(programme, context)),
    ...figuresSource(listed, context),
  };
}

/** The programmes a search found, with levels where there are grades. */
function searchWords(result: SearchResult, context: EddyContext, wording: Wording): string {
  const { texts, say } = wording;
  const { count, programmes, asked } = result;
  if (count === 0) {
    const institutions = institutionsNamed(asked.institutions, context, wording);
    return asked.institutions.length > 0 ? say(texts.search.noneAt, { institutions }) : texts.search.none;
  }
  const all = count === 1 ? texts.search.title_one : texts.search.title_other;
  const judged = programmes.some(({ level }) => level !== null);
  const { programme, level, score, reference } = texts.table;
  const rows = programmes.map((one) => [
    longTitle(one, wording),
    ...(judged ? [wording.level(one.level), figure(one.score)] : []),
    referenceFigure(one, wording),
  ]);
  return paragraphs([
    count > programmes.length
      ? say(texts.search.first, { count, shown: programmes.length })
      : say(all, { count }),
    table([programme, ...(judged ? [level, score] : []), reference], rows),
    noLevelWords(programmes, wording),
    halfBelow(programmes, wording),
  ]);
}

export const searchProgrammes = tool({
  name: 'search_programmes',
  describe: 'Finds programmes of this year by words, institution or field, with the pupil’s level at each.',
  input: taking({
    query: { type: 'string', maxLength: TOOL_LIMITS.query },
    institutions: WHERE,
    category: FIELD,
  }),
  parse: (fields) => {
    const institutions = readInstitutions(fields.institutions);
    const category = readCategory(fields.category);
    if (isProblem(institutions)) return institutions;
    if (isProblem(category)) return category;
    const query = readQuery(fields.query);
    return query === '' && institutions.value.length === 0 && category.value === null
      ? { problem: 'give a query, institutions or a category' }
      : { value: { query, institutions: institutions.value, category: category.value } };
  },
  run: searchForProgrammes,
  say: (result, { context, wording }) => searchWords(result, context, wording),
  grounds: ({ programmes, year }) => ({ programmes: programmes.map(withLevel), year }),
  followUps: ({ programmes }, context) => askRequirements(programmes, context),
});
