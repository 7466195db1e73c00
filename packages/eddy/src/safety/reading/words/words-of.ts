/** The words of a concept: English between commas, any form of a word standing for all; Chinese between blanks. */
export interface Words {
  readonly en?: string;
  readonly zh?: string;
}

export type WordsOf = Readonly<Record<string, Words>>;
