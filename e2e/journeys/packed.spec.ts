import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { forgetFolder, newFolder, startOwnProduct } from '../support/own-product.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PACK = join(ROOT, 'scripts', 'set-up', 'image.mjs');

/** An image is at most 250 MB, of which Node and the system below it take about 160. */
const COPIED_MB = 90;

journey.describe('what the image is packed from', () => {
  journey(
    'serves by itself, and its commands do beside it what operators do: grant, migrate, back up and restore',
    async ({ page, words, playwright }) => {
      // Six processes one after the other, two of which make a database from nothing.
      journey.slow();
      const [image, data, other] = [newFolder(), newFolder(), newFolder()];
      const execute = (dataFolder: string, program: string, ...args: string[]) =>
        execFileSync(program, args, {
          cwd: image,
          env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
          encoding: 'utf8',
        });
      const run = (dataFolder: string, command: string, ...args: string[]) =>
        execute(dataFolder, process.execPath, join('apps/api/dist/cli', `${command}.js`), ...args);
      try {
        const packed = execFileSync(process.execPath, [PACK, image], { encoding: 'utf8' });
        const [, copied] = /: (\d+) MB besides Node/.exec(packed) ?? [];
        expect(Number(copied)).toBeLessThan(COPIED_MB);
        const product = await startOwnProduct(data, {}, [
          process.execPath,
          join(image, 'apps/api/dist/main.js'),
        ]);
        try {
          await page.goto(`${product.url}/programmes`);
          await expect(
            page.getByRole('heading', { level: 1, name: words('programmes:title') }),
          ).toBeVisible();
          const docs = await page.goto(`${product.url}/api/docs`);
          expect(docs?.status()).toBe(200);

          const person = someone();
          const request = await playwright.request.newContext({ baseURL: product.url });
          await openAccount(request, person);
          await request.dispose();
          expect(run(data, 'admin', 'grant', person.User_ID)).toContain('is an admin now');
          expect(run(data, 'migrate')).toContain('up to date');
          const backups = join(data, 'backups');
          const [sum] =
            /[0-9a-f]{64}/.exec(execute(data, 'sh', 'deploy/backup/daily.sh', backups, 'once')) ?? [];
          expect(sum).toBeDefined();
          const files = readdirSync(backups);
          expect(files).toHaveLength(1);
          expect(run(other, 'restore', join(backups, ...files))).toContain(sum);
        } finally {
          await product.stop();
        }
      } finally {
        for (const folder of [image, data, other]) forgetFolder(folder);
      }
    },
  );
});
