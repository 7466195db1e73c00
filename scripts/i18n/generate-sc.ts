import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTexts, simplifiedCatalogue, type Texts } from './simplified-catalogue.ts';

const ROOT = join(import.meta.dirname, '..', '..');

function readTexts(file: string): Texts {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(content)) throw new Error(`${file}: a catalogue holds texts in groups, nothing else`);
  return content;
}

function simplifiedBeside(traditional: string): { file: string; text: string } {
  const folder = dirname(traditional);
  const overrides = join(folder, 'sc.overrides.json');
  const texts = simplifiedCatalogue(
    readTexts(traditional),
    existsSync(overrides) ? readTexts(overrides) : {},
  );
  return { file: join(folder, 'sc.generated.json'), text: `${JSON.stringify(texts, null, 2)}\n` };
}

const made = globSync('{apps,packages}/*/src/**/locales/tc.json', { cwd: ROOT }).map((file) =>
  simplifiedBeside(join(ROOT, file)),
);
const stale = made.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (process.argv.includes('--check')) {
  for (const { file } of stale) console.error(`${file} is stale: run node scripts/i18n/generate-sc.ts`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const { file, text } of stale) writeFileSync(file, text);
  console.log(`${made.length} catalogues, ${stale.length} written`);
}
