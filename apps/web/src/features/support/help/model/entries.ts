import { normaliseText, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';

/** The entries in their order: key of the texts, anchor in the address, and the page that goes on from there. */
export const ENTRIES = [
  { key: 'product', anchor: 'what-is-lodestar', to: '/jupaselect' },
  { key: 'abilityTest', anchor: 'ability-test', to: '/personality-test' },
  { key: 'eddy', anchor: 'eddy', to: '/eddy' },
  { key: 'accuracy', anchor: 'accuracy', to: '/how-sure' },
  { key: 'information', anchor: 'information-needed', to: '/jupaselect' },
  { key: 'scores', anchor: 'reading-scores', to: '/jupaselect' },
  { key: 'retake', anchor: 'retaking-the-test', to: '/personality-test' },
  { key: 'trajectory', anchor: 'trajectory', to: '/trajectory' },
  { key: 'security', anchor: 'data-security', to: '/account' },
  { key: 'support', anchor: 'support', to: '/forgot-password' },
] as const;

export interface HelpEntry {
  readonly anchor: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** Where to go on, with the words of the link. */
  readonly link: { readonly to: string; readonly text: string };
}

const folded = (text: string) => normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);

/** The entries that hold every word of the question, in their order; all of them when nothing is asked. */
export function searchEntries(entries: readonly HelpEntry[], asked: string): readonly HelpEntry[] {
  const words = folded(asked).split(' ').filter(Boolean);
  return entries.filter(({ question, paragraphs }) => {
    const text = folded([question, ...paragraphs].join(' '));
    return words.every((word) => text.includes(word));
  });
}
