import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foldModule, foldPairs } from './fold-map.ts';
import { simplifiedTitle } from './simplified.ts';
import { storedChineseTexts } from './stored-data.ts';

const FOLD = new URL('../../packages/domain/src/admission/search/fold.generated.ts', import.meta.url);

const texts = storedChineseTexts();
const module = foldModule(foldPairs(texts));

function staleNames(): string[] {
  return texts
    .filter((text) => text.simplified !== simplifiedTitle(text.code, text.traditional))
    .map((text) => `${text.place}: "${text.simplified}" is not the simplified form of "${text.traditional}"`);
}

function staleModule(): string[] {
  const isFresh = existsSync(FOLD) && readFileSync(FOLD, 'utf8') === module;
  return isFresh ? [] : ['fold.generated.ts is stale: run node scripts/data/generate.ts'];
}

if (process.argv.includes('--check')) {
  const stale = [...staleNames(), ...staleModule()];
  for (const line of stale) console.error(line);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  mkdirSync(new URL('.', FOLD), { recursive: true });
  writeFileSync(FOLD, module);
}
