import type { Page } from '@playwright/test';
import type { Params, Words } from './words.ts';

/** A page as a person meets it: by what is written on it, in the language of the journey. */
export abstract class WordedPage {
  readonly page: Page;
  readonly #words: Words;
  /** Whose catalogue its words stand in. */
  protected abstract readonly feature: string;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  /** `key`: of its own catalogue unless it names another. */
  text(key: string, params?: Params): string {
    return this.#words(key.includes(':') ? key : `${this.feature}:${key}`, params);
  }

  /** What is said on every page to whoever is signed in. */
  signedInText(key: string, params?: Params): string {
    return this.#words(`session:${key}`, params);
  }

  /** What is said of a level, in the words that all pages share. */
  explained(key: string, params?: Params): string {
    return this.#words(`level-names:${key}`, params);
  }
}
