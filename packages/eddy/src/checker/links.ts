/** What leads elsewhere, or is code, at the beginning of a text. */
export type LinkAt =
  /** `free`: so many characters hold no address. */
  | { readonly kind: 'none'; readonly free: number }
  | {
      readonly kind: 'link';
      readonly length: number;
      readonly address: string;
      /** Without what would be filled in later. */
      readonly shown: string;
      /** What a link is called; empty for a bare address. */
      readonly label: string;
      readonly isCode: boolean;
    };

const NONE: LinkAt = { kind: 'none', free: 0 };
/** An address has one of these. */
const OF_ADDRESS = /[/@:]|www\./i;
/** Longest beginning of an address before that. */
const LONGEST_HOST = 100;
/** Stand for what is filled in afterwards: never in what leads elsewhere. */
const FILLED_LATER = /[\uE000-\uF8FF]/g;
const CODE = /^(`+)[^`\n]*\1/;
const LABEL = /^\[(?<label>(?:[^[\]\n]|\[[^[\]\n]*\])*)\]/;
const TARGET = /^\(\s*<?(?<address>[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?[^)\n]*\)/;
const AUTOLINK = /^<(?<address>[^<>\s]+)>/;
const ADDRESS_RUN = /^[!-;=?-_a-z{-~\uE000-\uF8FF]+/;
const ADDRESS =
  /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|tel:|javascript:|data:)|^[a-z\d-]+(?:\.[a-z\d-]+)+\/|^[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const WITHIN = /[a-z][a-z\d+.-]*:\/\//i;
const TRAILING = /[.,;:!?)*_'"]+$/;

/** Where any answer may send a pupil. */
export const isOfficial = (address: string) => /^https:\/\/www\.jupas\.edu\.hk\/?$/.test(address);

const without = (text: string) => text.replace(FILLED_LATER, '');

function found(raw: string, address: string, label: string, isCode = false): LinkAt {
  return { kind: 'link', length: raw.length, address: without(address), shown: without(raw), label, isCode };
}

/** A link in Markdown, an address or code that begins here; null: that shows only by what follows. */
export function linkAt(text: string, whole: boolean): LinkAt | null {
  switch (text[0]) {
    case '`': {
      const [raw] = CODE.exec(text) ?? [];
      if (raw !== undefined) return found(raw, '', '', true);
      return whole || text.includes('\n') ? NONE : null;
    }
    case '[': {
      const label = LABEL.exec(text);
      if (label === null) return whole || text.includes('\n') ? NONE : null;
      const rest = text.slice(label[0].length);
      if (rest === '') return whole ? NONE : null;
      if (!rest.startsWith('(')) return NONE;
      const target = TARGET.exec(rest);
      if (target === null) return whole || rest.includes('\n') ? NONE : null;
      return found(label[0] + target[0], target.groups?.address ?? '', label.groups?.label ?? '');
    }
    case '<': {
      const auto = AUTOLINK.exec(text);
      if (auto === null) return whole || /^<[^>]*[\s<]/.test(text) ? NONE : null;
      const address = auto.groups?.address ?? '';
      return /[:@]/.test(address) ? found(auto[0], address, '') : NONE;
    }
    default: {
      if (!/^[A-Za-z\d]/.test(text)) return NONE;
      const run = ADDRESS_RUN.exec(text)?.[0] ?? '';
      if (run.length === text.length && !whole) return null;
      if (!OF_ADDRESS.test(run)) {
        return { kind: 'none', free: run.length < text.length ? run.length : run.length - LONGEST_HOST };
      }
      if (ADDRESS.test(run)) {
        const raw = run.replace(TRAILING, '');
        return found(raw, raw, '');
      }
      const within = run.includes('://') ? WITHIN.exec(run) : null;
      return within === null || within.index > 0 ? NONE : found(run, run, '');
    }
  }
}
