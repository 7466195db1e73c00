import type { Grade, Grades, Level, SubjectCode } from '@lodestar/domain';
import { ELECTIVE_SUBJECTS, LEVEL_NAMES } from '@lodestar/domain';
import type { Locator } from '@playwright/test';
import { WordedPage } from './worded-page.ts';

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The JUPASelect page as a person meets it: by the names of what is on it, in the language of the journey. */
export class JupaselectPage extends WordedPage {
  protected readonly feature = 'admission';

  async open(): Promise<void> {
    await this.page.goto('/jupaselect');
    await this.page.locator('.first-paint').first().waitFor({ state: 'detached' });
    // The heading is drawn before any script runs; the main part comes with the page itself.
    await this.page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: this.text('page.title') })
      .waitFor();
  }

  region(key: string): Locator {
    return this.page.getByRole('region', { name: this.text(key) });
  }

  gradeButton(subject: SubjectCode): Locator {
    return this.page.getByRole('button', {
      name: startingWith(this.text('scores.gradeIn', { subject: this.subject(subject) })),
    });
  }

  /** The grades to choose from, while they are open. */
  gradeChooser(subject: SubjectCode): Locator {
    return this.page.getByRole('radiogroup', {
      name: this.text('scores.gradeIn', { subject: this.subject(subject) }),
    });
  }

  subject(code: SubjectCode): string {
    return this.text(`subject.${code}`);
  }

  private folded(): Locator {
    return this.page.getByRole('button', { name: this.text('scores.change'), exact: true });
  }

  /** Opens the grades that a phone shows in one line to who comes back. */
  async unfold(): Promise<void> {
    await this.folded().click();
  }

  async chooseGrade(subject: SubjectCode, grade: Grade): Promise<void> {
    const button = this.gradeButton(subject);
    await button.or(this.folded()).first().waitFor();
    if (await this.folded().isVisible()) await this.unfold();
    // A grade chosen opens the next subject by itself.
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    const name = grade === 'Attained' || grade === 'Failed' ? this.text(`grade.${grade}`) : grade;
    await this.gradeChooser(subject).getByText(name, { exact: true }).click();
  }

  /** Types in a pupil's grades from the top of the table down, adding a row for each further elective. */
  async enterGrades(grades: Grades): Promise<void> {
    for (const subject of ['CHI', 'ENG', 'MAT', 'CSD'] as const) {
      const grade = grades[subject];
      if (grade) await this.chooseGrade(subject, grade);
    }
    const electives = ELECTIVE_SUBJECTS.filter((code) => grades[code] !== undefined);
    for (const [index, subject] of electives.entries()) {
      if (index > 0) await this.page.getByRole('button', { name: this.text('scores.addElective') }).click();
      const choice = this.page.getByRole('combobox', {
        name: this.text('scores.electiveNumber', { number: index + 1 }),
      });
      await choice.selectOption({ label: this.subject(subject) });
      const grade = grades[subject];
      if (grade) await this.chooseGrade(subject, grade);
    }
  }

  institution(fullName: string): Locator {
    return this.page
      .getByRole('group', { name: this.text('find.institutions') })
      .getByRole('button', { name: fullName });
  }

  searchBox(): Locator {
    return this.page.getByRole('combobox', { name: this.text('find.label') });
  }

  result(code: string): Locator {
    return this.page
      .getByRole('listbox', { name: this.text('find.results') })
      .getByRole('option', { name: startingWith(code) });
  }

  async addFromSearch(query: string, code: string): Promise<void> {
    await this.searchBox().fill(query);
    await this.result(code).click();
  }

  recommendations(): Locator {
    return this.region('recommendations.title');
  }

  cards(): Locator {
    return this.recommendations().getByRole('article');
  }

  /** Adds the recommendation at this place, once they stand for the grades as entered, and answers its code. */
  async addRecommendation(place: number): Promise<string> {
    await this.recommendations().locator('[aria-busy="false"]').waitFor();
    const card = this.cards().nth(place);
    const code = /JSS?[A-Z]?\d+/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    await card
      .getByRole('button', {
        name: startingWith(this.text('recommendations.addCode', { code, name: '' }).trim()),
      })
      .click();
    return code;
  }

  levelName(level: Level): string {
    return this.explained(`level.${LEVEL_NAMES[level]}`);
  }

  /** The ordered list: beside the page on a desk, in a sheet on a phone. */
  list(): Locator {
    const name = this.text('choices.title');
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('complementary', { name }));
  }

  async openSheet(chosen: number): Promise<void> {
    const count = this.text('choices.dockCount', { count: chosen, max: 6 });
    await this.page.getByRole('button', { name: startingWith(count) }).click();
    await this.page.getByRole('dialog', { name: this.text('choices.title') }).waitFor();
  }

  async chosenCodes(): Promise<string[]> {
    const rows = await this.list().locator('ol').getByRole('listitem').allTextContents();
    return rows.flatMap((row) => /JSS?[A-Z]?\d+/.exec(row)?.[0] ?? []);
  }

  grip(code: string): Locator {
    const around = this.text('choices.grip', { code, rank: 0 }).split('0')[0] ?? '';
    return this.list().getByRole('button', { name: startingWith(around) });
  }

  remove(code: string): Locator {
    return this.list().getByRole('button', { name: this.text('choices.remove', { code }), exact: true });
  }

  levelButton(code: string): Locator {
    const after = this.text('level.open', { level: '', code });
    return this.list().getByRole('button', { name: after });
  }

  receipt(code: string): Locator {
    return this.page.getByRole('region', { name: this.text('receipt:label', { code }) });
  }
}
