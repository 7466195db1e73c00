/** What explains a sign away where it stands close by: nothing, talk of studies or stories, any talk of school. */
export type Standing = 'certain' | 'unless studied' | 'unless school';

/** Ways to say one thing, as sequences of concepts. */
export interface Family {
  readonly why: string;
  readonly standing: Standing;
  readonly ways: readonly string[];
}
