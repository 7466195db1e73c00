import { readFileSync } from 'node:fs';
import { Converter } from 'opencc-js';

const toSimplified = Converter({ from: 'hk', to: 'cn' });
const OVERRIDES = new URL('../../data/simplified-overrides.json', import.meta.url);

function readOverrides(): ReadonlyMap<string, string> {
  const content: unknown = JSON.parse(readFileSync(OVERRIDES, 'utf8'));
  if (typeof content !== 'object' || content === null)
    throw new Error('simplified-overrides.json: not an object');
  return new Map(
    Object.entries(content).map(([code, title]: [string, unknown]) => {
      if (typeof title !== 'string') throw new Error(`simplified-overrides.json: ${code} is not a text`);
      return [code, title];
    }),
  );
}

const overrides = readOverrides();

/** The simplified form of a Hong Kong traditional title; a correction in the overrides file wins. */
export function simplifiedTitle(code: string, traditional: string): string {
  return overrides.get(code) ?? toSimplified(traditional);
}

/** The simplified form of any other text, or of one character. */
export function simplifiedText(traditional: string): string {
  return toSimplified(traditional);
}
