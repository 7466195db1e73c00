const BYTES = 16;

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the same key to the same content and a new one to another, so that a repeated attempt happens once. */
export function idempotencyKeys(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
