/** What is said of a programme in the head of its page that index.html holds ahead: filled in by whoever serves the page. */
export interface ProgrammeHeadTexts {
  readonly code: string;
  readonly institution: string;
  readonly title: string;
  /** The title in the other script. */
  readonly other: string;
}

type Slot = keyof ProgrammeHeadTexts;

const SLOTS: Readonly<Record<Slot, true>> = { code: true, institution: true, title: true, other: true };
const SLOT = /\{\{programme\.(\w+)\.(\w+)\}\}/g;

/** The mark that stands where a text will. */
export const headSlot = (slot: Slot, language: string): string => `{{programme.${slot}.${language}}}`;

const isSlot = (name: string): name is Slot => Object.hasOwn(SLOTS, name);

/** A page whose marks have become what `textsIn` says, as it says it. */
export function fillHeadSlots(
  html: string,
  textsIn: (language: string) => ProgrammeHeadTexts | undefined,
): string {
  return html.replace(SLOT, (mark, slot: string, language: string) =>
    isSlot(slot) ? (textsIn(language)?.[slot] ?? mark) : mark,
  );
}
