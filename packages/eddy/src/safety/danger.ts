/** Who or what a card of help lines is about. */
export const ABOUTS = ['self', 'friend', 'violence', 'eating', 'threat'] as const;

/**
 * `self`: harm to oneself; `friend`: somebody else may harm themselves; `violence`: hurt or abused by others;
 * `eating`: not eating, or throwing up; `threat`: threatened by somebody, or about to hurt somebody.
 */
export type About = (typeof ABOUTS)[number];

/**
 * What a message says of danger. `soft`: between harmless and certain: the question is answered, and one line asks how
 * they are; `card`: the help lines are shown.
 */
export type Danger =
  | { readonly kind: 'none' }
  | { readonly kind: 'soft' }
  | { readonly kind: 'card'; readonly about: About };

/** What an answer shows of help: the soft line, or a card and whom it is about. */
export const CARES = ['soft', ...ABOUTS] as const;
export type Care = (typeof CARES)[number];
