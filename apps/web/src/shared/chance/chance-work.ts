import {
  bestStep,
  type CatalogueFigures,
  type ChanceFitsFile,
  DEFAULT_SEED,
  type GradeSpreads,
  type GradeStep,
  type Grades,
  type ListChance,
  listChance,
  mostFragile,
  type OtherSubjectsFile,
  openCatalogue,
  type Programme,
  type Proposal,
  proposeChanges,
  withOtherSubjects,
} from '@lodestar/domain';

/** What a list is asked about away from the page: only the programmes it needs go along. */
export interface ChanceQuestion {
  readonly programmes: readonly Programme[];
  readonly figures: CatalogueFigures;
  readonly grades: Grades;
  /** Null: the pupil has no other languages and no Applied Learning. */
  readonly others: OtherSubjectsFile | null;
  readonly spreads: GradeSpreads;
  readonly codes: readonly string[];
  /** What else is asked of the list; null: nothing. */
  readonly moves: {
    /** Programmes that may be put on the list newly; none: nothing is proposed. */
    readonly candidates: readonly string[];
  } | null;
}

/** What would change the chance of an offer. */
export interface ListMoves {
  readonly best: GradeStep | null;
  readonly fragile: GradeStep | null;
  readonly proposals: readonly Proposal[];
}

export interface ChanceAnswer {
  readonly list: ListChance;
  /** Null where it was not asked. */
  readonly moves: ListMoves | null;
}

/** Works out what a list would bring, the same as the call of the server for the same seed. */
export function answerChances(fits: ChanceFitsFile, question: ChanceQuestion): ChanceAnswer {
  const { programmes, figures, grades, others, spreads, codes, moves } = question;
  const plain = openCatalogue(programmes, figures);
  const basis = { catalogue: others === null ? plain : withOtherSubjects(plain, others), fits };
  const seed = DEFAULT_SEED;
  return {
    list: listChance(basis, { grades, spreads, codes, seed }),
    moves: moves && {
      best: bestStep(basis, grades, codes, seed),
      fragile: mostFragile(basis, grades, spreads, codes, seed),
      proposals: proposeChanges(basis, grades, codes, moves.candidates, seed),
    },
  };
}

const files = import.meta.glob<ChanceFitsFile>('../../../../../data/chance/fits.json', {
  import: 'default',
});

/** The fits of all programmes: a file of its own, fetched when chances are first asked for. */
export async function loadFits(): Promise<ChanceFitsFile> {
  const [load] = Object.values(files);
  if (load === undefined) throw new Error('the file of fits is not in this build');
  return load();
}
