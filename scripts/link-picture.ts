import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';
import { ROOT } from './set-up/place.mjs';

/** The picture that a chat shows of the front page, drawn once with the pages' own mark and colours. */
const SIZE = { width: 1200, height: 630 };
const WEB = join(ROOT, 'apps', 'web');
const mark = readFileSync(join(WEB, 'public', 'mark.svg'), 'utf8');
const tokens = readFileSync(join(WEB, 'src', 'shared', 'ui', 'tokens.css'), 'utf8');

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const BAR = { width: 34, gap: 12, step: 33, least: 30 };

const bars = LEVELS.map((level, place) => {
  const height = BAR.least + place * BAR.step;
  const x = 752 + place * (BAR.width + BAR.gap);
  return `<rect x="${x}" y="${520 - height}" width="${BAR.width}" height="${height}" rx="4" fill="var(--level-${level})"/>`;
}).join('');

const html = `<!doctype html><html lang="en" data-theme="light"><style>${tokens}
  body { margin: 0 }
  text { fill: var(--ink); font-family: var(--font-display) }
  .quiet { fill: var(--ink-2) }
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <rect width="100%" height="100%" fill="var(--paper)"/>
  <svg x="80" y="84" width="132" height="132" viewBox="0 0 48 48">${mark}</svg>
  <text x="236" y="178" font-size="76" font-weight="600">Lodestar</text>
  <text lang="zh-Hant-HK" x="606" y="176" font-size="62" font-weight="600">啟明</text>
  <text x="84" y="330" font-size="50">Know where you stand</text>
  <text x="84" y="394" font-size="50">before you choose</text>
  <text lang="zh-Hant-HK" x="84" y="486" font-size="40" class="quiet">選科之前，先看清楚自己的位置</text>
  ${bars}
  <path d="M80 520H1120" stroke="var(--ink)" stroke-width="2"/>
  <circle cx="954" cy="342" r="15" fill="var(--surface)" stroke="var(--accent)" stroke-width="7"/>
  <path d="M704 342H932" stroke="var(--accent)" stroke-width="3" stroke-dasharray="3 10" stroke-linecap="round"/>
  <text x="84" y="574" font-size="26" class="quiet" style="font-family: var(--font-text)">DSE · JUPAS</text>
  <text lang="zh-Hant-HK" x="262" y="574" font-size="26" class="quiet" style="font-family: var(--font-text)">文憑試 · 聯招</text>
</svg></html>`;

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(html);
await page.screenshot({ path: join(WEB, 'public', 'icons', 'link-preview.png') });
await browser.close();
