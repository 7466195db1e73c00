import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { forgetFolder, newFolder, startOwnProduct } from '../support/own-product.ts';

const PACK = join(import.meta.dirname, '..', '..', 'scripts', 'set-up', 'image.mjs');

journey.describe('what the image is packed from', () => {
  journey(
    'serves by itself, and its commands do beside it what operators do: grant, migrate, back up and restore',
    async ({ page, words, playwright }) => {
      // Six processes one after the other, two of which make a database from nothing.
      journey.slow();
      const [image, data, other] = [newFolder(), newFolder(), newFolder()];
      const run = (dataFolder: string, command: string, ...args: string[]) =>
        execFileSync(process.execPath, [join(image, 'apps/api/dist/cli', `${command}.js`), ...args], {
          cwd: image,
          env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
          encoding: 'utf8',
        });
      try {
        execFileSync(process.execPath, [PACK, image], { stdio: 'ignore' });
        const product = await startOwnProduct(data, {}, join(image, 'apps/api/dist/main.js'));
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
          const file = join(data, 'kept.gz');
          const [sum] = /[0-9a-f]{64}/.exec(run(data, 'backup', file)) ?? [];
          expect(sum).toBeDefined();
          expect(run(other, 'restore', file)).toContain(sum);
        } finally {
          await product.stop();
        }
      } finally {
        for (const folder of [image, data, other]) forgetFolder(folder);
      }
    },
  );
});
