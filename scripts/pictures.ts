import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';
import { EddyPage } from '../e2e/support/eddy.ts';
import { JupaselectPage } from '../e2e/support/jupaselect.ts';
import { storageOf } from '../e2e/support/kept.ts';
import { SCIENCE_PUPIL } from '../e2e/support/pupil.ts';
import { keepGradesAndList, signInAs } from '../e2e/support/signed-in.ts';
import { keepTrajectory, TrajectoryPage } from '../e2e/support/trajectory.ts';
import { type Language, wordsOf } from '../e2e/support/words.ts';
import { ensureBuilt } from './set-up/build.mjs';
import { ROOT } from './set-up/place.mjs';
import { withRunningProduct } from './set-up/running-product.ts';

const CHOICES = ['JS6901', 'JS4412', 'JS5312', 'JS4056', 'JS2310'];

type Picture = {
  file: string;
  language: Language;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  pose: (page: JupaselectPage) => Promise<void>;
};

const PICTURES: readonly Picture[] = [
  {
    file: 'jupaselect-desk.png',
    language: 'en',
    theme: 'light',
    viewport: { width: 1440, height: 900 },
    pose: async (page) => {
      await page.levelButton('JS6901').click();
      await page.receipt('JS6901').waitFor();
    },
  },
  {
    file: 'jupaselect-phone.png',
    language: 'tc',
    theme: 'light',
    viewport: { width: 360, height: 740 },
    pose: async (page) => {
      await page.openSheet(CHOICES.length);
      await page.levelButton('JS6901').waitFor();
    },
  },
];

const EVENTS = [
  { id: 'event_1', name: 'Robotics team', year: 2024, type: 'extracurricular' },
  { id: 'event_2', name: 'Chose Physics and ICT', year: 2024, type: 'academic' },
  { id: 'event_3', name: 'Regional prize', year: 2025, type: 'extracurricular' },
  { id: 'event_4', name: 'First 5* in a mock', year: 2026, type: 'academic' },
  { id: 'event_5', name: 'Helped my cousin with maths', year: 2025, type: 'personal' },
  { id: 'event_6', name: 'DSE', year: 2027, type: 'academic' },
];
const CONNECTIONS = [
  ['event_1', 'event_2'],
  ['event_1', 'event_3'],
  ['event_2', 'event_4'],
  ['event_5', 'event_4'],
  ['event_4', 'event_6'],
] as const;

const DESK = { width: 1440, height: 900 };
const inFile = (file: string) => join(ROOT, 'docs', 'pictures', file);

ensureBuilt();
await withRunningProduct(async (url) => {
  const browser = await launchBrowser();
  for (const { file, language, theme, viewport, pose } of PICTURES) {
    const storageState = storageOf(url, { language, theme, grades: SCIENCE_PUPIL, choices: CHOICES });
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      storageState,
      reducedMotion: 'reduce',
    });
    const page = new JupaselectPage(await context.newPage(), wordsOf(language));
    await page.open();
    await page.cards().first().waitFor();
    await pose(page);
    await page.page.screenshot({ path: inFile(file) });
    await context.close();
  }

  const storageState = storageOf(url, { language: 'en', theme: 'light' });
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESK,
    storageState,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const { token } = await signInAs(page, context.request);
  await keepGradesAndList(context.request, token);
  await keepTrajectory(context.request, token, EVENTS, CONNECTIONS);
  const eddy = new EddyPage(page, wordsOf('en'));
  await eddy.open();
  await eddy.send('What if my English were 5**?');
  await eddy.answered(1);
  await eddy.chip('JS4412').scrollIntoViewIfNeeded();
  await page.screenshot({ path: inFile('eddy-desk.png') });
  const map = new TrajectoryPage(page, wordsOf('en'));
  await map.open();
  await map.card('Robotics team').scrollIntoViewIfNeeded();
  await page.screenshot({ path: inFile('trajectory-desk.png') });
  await browser.close();
});
