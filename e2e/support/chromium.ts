import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without a window's own pages, which cost a third of the processor time of a journey: Debian's `chromium-headless-shell`. */
export const LIGHT_CHROMIUM = 'chromium-headless-shell';
const NAMES = [LIGHT_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The system's Chromium: CHROMIUM, else the first on the path, the light one before others. */
export function findChromium(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const places = [
    process.env.CHROMIUM ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    MAC,
  ];
  return places.find((place) => place !== '' && existsSync(place)) ?? null;
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
