import { expect, type Locator } from '@playwright/test';
import { WordedPage } from './worded-page.ts';
import type { Params } from './words.ts';

/** Offered whatever there is of the pupil. */
const FIRST = 'results';

/** The chat with Eddy as a person meets it: by the names of what is on it, in the language of the journey. */
export class EddyPage extends WordedPage {
  protected readonly feature = 'eddy';

  async open(): Promise<void> {
    await this.page.goto('/eddy');
    await this.box().waitFor();
  }

  /** Opens it for who has no chat yet, and begins one by asking what is offered. */
  async begin(): Promise<void> {
    await this.open();
    await this.button(`empty.start.${FIRST}`).click();
    await this.answered(1);
  }

  /** What `begin` asks. */
  opening(): string {
    return this.text(`empty.start.${FIRST}`);
  }

  log(): Locator {
    return this.page.getByRole('region', { name: this.text('talk.log') });
  }

  box(): Locator {
    return this.page.getByRole('textbox', { name: this.text('bar.label') });
  }

  button(key: string, params?: Params): Locator {
    return this.page.getByRole('button', { name: this.text(key, params), exact: true });
  }

  /** Sends a question; the answer has come when it can be rated. */
  async send(question: string): Promise<void> {
    await this.box().fill(question);
    await this.button('bar.send').click();
  }

  answers(): Locator {
    return this.log().getByRole('button', { name: this.text('talk.helpful'), exact: true });
  }

  async answered(times: number): Promise<void> {
    await expect(this.answers()).toHaveCount(times);
    await expect(this.button('bar.stop')).toHaveCount(0);
  }

  /** The row of a chat in the history. */
  row(title: string): Locator {
    return this.page
      .getByRole('list', { name: this.text('history.title') })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  /** The newest chip of a programme, which opens its receipt. */
  chip(code: string): Locator {
    const name = new RegExp(`^${code}`);
    return this.log().getByRole('button', { name }).and(this.page.locator('[aria-expanded]')).last();
  }
}
