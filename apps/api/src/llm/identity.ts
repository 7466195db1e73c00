import { foldedText } from './folded-text.ts';
import { detailsOf, KINDS, type Kind, type Person } from './own-details.ts';

export type { Person } from './own-details.ts';

/** Keeps from a model's provider who a pupil is: placeholders go out, and are filled in on return. */
export interface Identity {
  /** Stand for the pupil's own name and school; null when there is no school. */
  readonly name: string;
  readonly school: string | null;
  /** The text without what says who somebody is: names, school, e-mail, phone, identity card, address. */
  readonly conceal: (text: string) => string;
  readonly reveal: (text: string) => string;
}

const NAMED = `(${KINDS.join('|')})`;
/** A placeholder as models write it. */
export const PLACEHOLDER = new RegExp(String.raw`[[［【]\s*${NAMED}(?:_(\d+))?\s*[\]］】]`, 'giu');

export function identityOf(person: Person): Identity {
  const { School_Name: school } = person;
  const found: Record<Kind, string[]> = {
    NAME: [person.Nickname ?? person.First_Name],
    SCHOOL: school === null ? [] : [school],
    EMAIL: [],
    PHONE: [],
    ID: [],
    ADDRESS: [],
  };
  const details = detailsOf(person);
  const pattern = new RegExp(details.map((one) => `(${one.pattern})`).join('|'), 'giu');

  const placeholder = (kind: Kind, value: string) => {
    const known = found[kind].indexOf(value);
    const number = known === -1 ? found[kind].push(value) : known + 1;
    return number === 1 ? `[${kind}]` : `[${kind}_${number}]`;
  };

  return {
    name: '[NAME]',
    school: school === null ? null : '[SCHOOL]',
    conceal: (text) => {
      const { folded, original } = foldedText(text);
      let concealed = '';
      let done = 0;
      const finder = new RegExp(pattern);
      for (let match = finder.exec(folded); match !== null; match = finder.exec(folded)) {
        const [from, to] = original(match.index, match.index + match[0].length);
        const detail = details[match.slice(1).findIndex((group) => group !== undefined)];
        const value = text.slice(from, to);
        if (detail?.isMeant?.(value) === false) {
          // Something else may stand within what is not meant.
          finder.lastIndex = match.index + 1;
          continue;
        }
        if (from < done) continue;
        concealed += text.slice(done, from) + placeholder(detail?.kind ?? 'NAME', value);
        done = to;
      }
      return concealed + text.slice(done);
    },
    reveal: (text) =>
      text.replace(PLACEHOLDER, (_, kind: string, number?: string) => {
        const known = KINDS.find((one) => one === kind.toUpperCase());
        return known === undefined ? '' : (found[known][Number(number ?? 1) - 1] ?? '');
      }),
  };
}
