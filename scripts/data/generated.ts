import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foldModule, foldPairs } from './fold-map.ts';
import { simplifiedText, simplifiedTitle } from './simplified.ts';
import { type ChineseText, storedChineseTexts, storedStudyTexts } from './stored-data.ts';

const FOLD = new URL('../../packages/domain/src/admission/search/fold.generated.ts', import.meta.url);

function foldText(texts: readonly ChineseText[]): string {
  return foldModule(foldPairs(texts));
}

/** Writes the map with which the search folds traditional into simplified characters. */
export function writeFoldMap(): void {
  mkdirSync(new URL('.', FOLD), { recursive: true });
  writeFileSync(FOLD, foldText(storedChineseTexts()));
}

/** What of the generated Chinese no longer agrees with the data it is made from. */
export function staleChinese(): string[] {
  const texts = storedChineseTexts();
  const stale = [
    ...texts.filter((text) => text.simplified !== simplifiedTitle(text.code, text.traditional)),
    ...storedStudyTexts().filter((text) => text.simplified !== simplifiedText(text.traditional)),
  ].map((text) => `${text.place}: "${text.simplified}" is not the simplified form of "${text.traditional}"`);
  const isFresh = existsSync(FOLD) && readFileSync(FOLD, 'utf8') === foldText(texts);
  return isFresh ? stale : [...stale, 'fold.generated.ts is stale: run node scripts/data/prepare.ts --fold'];
}
