import type { Locator, Page } from '../../../e2e/support/browser.ts';
import { JupaselectPage } from '../../../e2e/support/jupaselect.ts';
import { wordsOf } from '../../../e2e/support/words.ts';

/** Who looks: nobody known with grades and a list on the device, a pupil who has filled in everything, an admin. */
export type Who = 'visitor' | 'pupil' | 'admin';
type Act = (page: Page) => Promise<void>;

interface PageOfBench {
  readonly path: string;
  readonly who: Who;
  /** What somebody does there, each by what it is called in the table. */
  readonly acts: Readonly<Record<string, Act>>;
}

const main = (page: Page) => page.getByRole('main');

const press =
  (name: string | RegExp, role: 'button' | 'radio' = 'button'): Act =>
  async (page) => {
    await main(page).getByRole(role, { name }).first().click();
  };

const typeInto = async (field: Locator, text: string) => {
  await field.click();
  await field.pressSequentially(text, { delay: 80 });
};

const type =
  (
    text: string,
    field = 'input:not([type]), input[type=text], input[type=email], input[type=password]',
  ): Act =>
  async (page) =>
    typeInto(main(page).locator(field).first(), text);

const unfold: Act = async (page) => {
  await main(page).locator('summary:visible').first().click();
};

const menu: Act = async (page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Escape');
};

const grade: Act = async (page) => {
  const jupaselect = new JupaselectPage(page, wordsOf('en'));
  await jupaselect.chooseGrade('ENG', '2');
  await jupaselect.chooseGrade('ENG', '5*');
};

const drag: Act = async (page) => {
  const jupaselect = new JupaselectPage(page, wordsOf('en'));
  await jupaselect.openSheet(3);
  const from = await jupaselect.grip('JS6901').boundingBox();
  const to = await jupaselect.grip('JS5312').boundingBox();
  if (!from || !to) throw new Error('the list is not on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
};

const ask: Act = async (page) => {
  await type('Is my list sound?', 'textarea')(page);
  await page.keyboard.press('Enter');
};

/** The results lie over the page until they are put away. */
const search: Act = async (page) => {
  const box = new JupaselectPage(page, wordsOf('en')).searchBox();
  await typeInto(box, 'nurs');
  await box.fill('');
};

const JUPASELECT: Readonly<Record<string, Act>> = { grade, filter: press(/^HKU /), search };

const pages = (who: Who, all: Readonly<Record<string, Readonly<Record<string, Act>>>>) =>
  Object.entries(all).map(([path, acts]): PageOfBench => ({ path, who, acts: { menu, ...acts } }));

/** The work that a visitor keeps on the device. */
export const CHOICES = ['JS6901', 'JS4412', 'JS5312'];

/** Every page, for whom there is most on it. */
export const PAGES: readonly PageOfBench[] = [
  ...pages('visitor', {
    '/': { grade: press('5*'), slide: press('Slide 2 of 2') },
    '/jupaselect': { ...JUPASELECT, drag },
    '/programmes': { search: type('nurs'), filters: press('Filters') },
    '/programmes/JS4412': { shortlist: press('Shortlist JS4412'), unfold },
    '/compare?codes=JS4412,JS6901': { 'only what differs': press('Only what differs') },
    '/chance': { 'before results': press('Before results', 'radio') },
    '/how-sure': {},
    '/help': { search: type('score'), unfold: press('Contact us') },
    '/jupasurvey': { answer: press('Yes', 'radio') },
    '/login': { type: type('mei.chan'), 'show password': press('Show the password') },
    '/register': { type: type('Mei'), unfold },
    '/forgot-password': { type: type('mei@example.hk') },
    '/reset-password#token=as-mailed': { type: type('quiet lamps') },
    '/confirm-email': {},
    '/shared': {},
    '/no-such-page': {},
  }),
  ...pages('pupil', {
    '/': { level: press('Dangerous') },
    '/jupaselect': JUPASELECT,
    '/view-report': { level: press('Dangerous') },
    '/personality-test': { answer: press(/^Should be fine/, 'radio') },
    '/eddy': { ask },
    '/trajectory': { map: press('Map', 'radio'), 'add event': press('Add event') },
    '/edit-profile': { type: type('Mei') },
    '/account': { password: press('Choose a new password'), unfold },
    '/about': { contact: press('Contact us') },
  }),
  ...pages('admin', {
    '/presentation': { table: press('Show these figures as a table') },
    '/analytics': { table: press('Show these figures as a table') },
    '/admin': { type: type('mei', 'input:not([type])') },
  }),
];
