import { toSimplified } from '../admission/search/either-script.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from '../admission/search/fold.generated.ts';
import type { CharacterFold } from '../admission/search/normalise.ts';
import { once } from '../once.ts';
import { type FieldNames, finder, openFieldNames } from './field-names.ts';
import type { FieldsFile, Interest, Trait } from './fields-file.ts';
import type { SpokenText, SpokenWord } from './hear.ts';
import { type Negation, negationBy } from './negation.ts';
import { spokenText, spokenWords } from './spoken-text.ts';

/** A topic or a career in the two languages, as it is compared. */
export interface ComparedName {
  readonly name: string;
  readonly en: string;
  readonly tc: string;
}

/** The file of fields made ready to be asked. */
export interface FieldGuide extends FieldNames {
  readonly interest: (id: string) => Interest | null;
  readonly trait: (id: string) => Trait | null;
  readonly isDislike: (id: string) => boolean;
  /** Words of interests, of dislikes, of topics and of careers, each by id or English name. */
  readonly words: {
    readonly likes: readonly SpokenWord<string>[];
    readonly dislikes: readonly SpokenWord<string>[];
    readonly topics: readonly SpokenWord<string>[];
    readonly careers: readonly SpokenWord<string>[];
  };
  readonly names: { readonly topics: readonly ComparedName[]; readonly careers: readonly ComparedName[] };
  readonly isNegated: Negation;
  /** What a pupil says, made ready to be compared with the words. */
  readonly spoken: (text: string) => SpokenText;
  /** What makes the Chinese script of no matter: large, so that it comes with the file. */
  readonly fold: CharacterFold;
}

/** A remark in brackets says nothing that a pupil would say: "psychologist (after further study)". */
const withoutRemark = (text: string) => text.replace(/ ?[(（].*[)）]$/u, '');

function namesOf(names: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(names).flatMap(([en, tc]) =>
    [en, tc].map((word) => [withoutRemark(word), en] as const),
  );
}

function comparedNames(names: Readonly<Record<string, string>>): readonly ComparedName[] {
  return Object.entries(names).map(([name, tc]) => ({
    name,
    en: spokenText(name).compared,
    tc: spokenText(tc).compared,
  }));
}

const wordsOf = (interests: readonly Interest[]) =>
  spokenWords(interests.flatMap(({ id, en, tc }) => [...en, ...tc].map((word) => [word, id] as const)));

/** Prepares the file of fields; its 168 interests and 1,540 topics and careers to listen for when somebody first says a word. */
export function openFieldGuide(file: FieldsFile): FieldGuide {
  const interest = finder(file.interests);
  const words = once(() => {
    const [dislikes, likes] = [true, false].map((isDislike) =>
      wordsOf(file.interests.filter(({ avoid }) => (avoid !== undefined) === isDislike)),
    );
    return {
      likes: likes ?? [],
      dislikes: dislikes ?? [],
      topics: spokenWords(namesOf(file.topics)),
      careers: spokenWords(namesOf(file.careers)),
    };
  });
  const names = once(() => ({ topics: comparedNames(file.topics), careers: comparedNames(file.careers) }));
  return {
    ...openFieldNames(file, toSimplified),
    interest,
    trait: finder(file.traits),
    isDislike: (id) => interest(id)?.avoid !== undefined,
    get words() {
      return words();
    },
    get names() {
      return names();
    },
    isNegated: negationBy(file.negators),
    spoken: spokenText,
    fold: TRADITIONAL_TO_SIMPLIFIED,
  };
}
