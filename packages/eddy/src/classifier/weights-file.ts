import type { LearnedWeights } from './linear-classifier.ts';

const HEAD_LENGTH = 4;

/** The file of learned weights: the length of a JSON head (ASCII) in four bytes, the head, then one byte a weight. */
export function writeWeights({ weights, ...head }: LearnedWeights): Uint8Array {
  const text = Uint8Array.from(JSON.stringify(head), (sign) => sign.charCodeAt(0));
  const file = new Uint8Array(HEAD_LENGTH + text.length + weights.length);
  new DataView(file.buffer).setUint32(0, text.length);
  file.set(text, HEAD_LENGTH);
  file.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), HEAD_LENGTH + text.length);
  return file;
}

/** @throws Error when the file is cut short or holds something else */
export function readWeights(file: Uint8Array): LearnedWeights {
  const length = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0);
  const from = HEAD_LENGTH + length;
  const text = Array.from(file.subarray(HEAD_LENGTH, from), (code) => String.fromCharCode(code)).join('');
  const head: Omit<LearnedWeights, 'weights'> = JSON.parse(text);
  const weights = new Int8Array(file.buffer, file.byteOffset + from, file.byteLength - from);
  if (weights.length !== head.places * head.labels.length)
    throw new Error('the file of weights is cut short');
  return { ...head, weights };
}
