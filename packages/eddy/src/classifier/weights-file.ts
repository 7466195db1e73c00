import type { Standing } from '../knowledge/similarity.ts';
import type { LearnedWeights } from './linear-classifier.ts';
import type { SparseWeights } from './sparse-weights.ts';

const HEAD_LENGTH = 4;

/** A file of what was learned: the length of a JSON head (ASCII) in four bytes, the head, then its arrays one after the other. */
function written(head: object, arrays: readonly (Int8Array | Uint16Array | Uint32Array)[]): Uint8Array {
  const text = Uint8Array.from(JSON.stringify(head), (sign) => sign.charCodeAt(0));
  const size = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const file = new Uint8Array(HEAD_LENGTH + text.length + size);
  new DataView(file.buffer).setUint32(0, text.length);
  file.set(text, HEAD_LENGTH);
  let from = HEAD_LENGTH + text.length;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), from);
    from += byteLength;
  }
  return file;
}

function opened<Head>(file: Uint8Array): { readonly head: Head; readonly rest: Uint8Array } {
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0);
  const from = HEAD_LENGTH + length;
  const text = Array.from(file.subarray(HEAD_LENGTH, from), (code) => String.fromCharCode(code)).join('');
  return { head: JSON.parse(text), rest: file.subarray(from) };
}

function isWhole(isTrue: boolean): void {
  if (!isTrue) throw new Error('the file of weights is cut short');
}

export const writeWeights = ({ weights, ...head }: LearnedWeights): Uint8Array => written(head, [weights]);

/** @throws Error when the file is cut short or holds something else */
export function readWeights(file: Uint8Array): LearnedWeights {
  const { head, rest } = opened<Omit<LearnedWeights, 'weights'>>(file);
  isWhole(rest.byteLength === head.places * head.labels.length);
  return { ...head, weights: new Int8Array(rest.buffer, rest.byteOffset, rest.byteLength) };
}

export const writeSparse = ({ starts, held, weights, ...head }: SparseWeights): Uint8Array =>
  written(head, [starts, held, weights]);

/** A copy of some bytes: in a file, numbers of several bytes stand at any place. */
const copied = (bytes: Uint8Array, from: number, to?: number): ArrayBuffer =>
  new Uint8Array(bytes.subarray(from, to)).buffer;

/** From where to where each place's own stand, and what stands there, of so many places; and what comes after it. */
function standingIn(rest: Uint8Array, places: number) {
  const heldFrom = (places + 1) * Uint32Array.BYTES_PER_ELEMENT;
  isWhole(rest.byteLength >= heldFrom);
  const starts = new Uint32Array(copied(rest, 0, heldFrom));
  const count = starts[places] ?? 0;
  const end = heldFrom + count * Uint16Array.BYTES_PER_ELEMENT;
  isWhole(rest.byteLength >= end);
  return { starts, count, held: new Uint16Array(copied(rest, heldFrom, end)), after: rest.subarray(end) };
}

/** @throws Error when the file is cut short or holds something else */
export function readSparse(file: Uint8Array): SparseWeights {
  const { head, rest } = opened<Omit<SparseWeights, 'starts' | 'held' | 'weights'>>(file);
  const { starts, count, held, after } = standingIn(rest, head.places);
  isWhole(after.byteLength === count);
  return { ...head, starts, held, weights: new Int8Array(copied(after, 0)) };
}

export const writeStanding = ({ size, starts, texts }: Standing): Uint8Array =>
  written({ size, places: starts.length - 1 }, [starts, texts]);

/** @throws Error when the file is cut short or holds something else */
export function readStanding(file: Uint8Array): Standing {
  const { head, rest } = opened<{ readonly size: number; readonly places: number }>(file);
  const { starts, held, after } = standingIn(rest, head.places);
  isWhole(after.byteLength === 0);
  return { size: head.size, starts, texts: held };
}
