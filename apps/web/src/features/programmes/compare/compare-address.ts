import { isProgrammeCode, MOST_COMPARED } from '@lodestar/domain';

/** Longer addresses are nobody's comparison. */
const MOST_READ = 20;

/** The codes of an address, each once, as many as stand side by side, and whether there were more. */
export function readCompared(params: URLSearchParams): {
  readonly codes: readonly string[];
  readonly tooMany: boolean;
} {
  const written = (params.get('codes') ?? '').toUpperCase().split(',', MOST_READ);
  const codes = [...new Set(written.map((code) => code.trim()).filter(isProgrammeCode))];
  return { codes: codes.slice(0, MOST_COMPARED), tooMany: codes.length > MOST_COMPARED };
}
