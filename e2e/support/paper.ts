import type { Page } from '@playwright/test';

interface Heading {
  readonly title: string;
  /** The page that it stands on, as the file numbers it. */
  readonly on: string | undefined;
  /** From the lower edge of the page. */
  readonly height: number;
}

interface Paper {
  readonly pages: number;
  /** The headings of each page, from its top. */
  readonly headings: readonly (readonly string[])[];
}

/** A text of a PDF: letters as they are between brackets, else UTF-16 in figures behind a mark. */
const textOf = (written: string): string =>
  written.startsWith('<')
    ? Buffer.from(written.slice(5, -1), 'hex').swap16().toString('utf16le')
    : written.slice(1, -1).replace(/\\(.)/g, '$1');

const OUTLINED = /\/Title\s*(<FEFF[0-9A-F]*>|\((?:\\.|[^\\)])*\))\s*\/Dest\s*\[(\d+) 0 R \/XYZ \S+ ([\d.]+)/g;

/** Prints the page as it is set up for paper, and says which heading stands on which page, by the outline in the file. */
export async function onPaper(page: Page): Promise<Paper> {
  const options = { preferCSSPageSize: true, printBackground: true, outline: true, tagged: true };
  const file = (await page.pdf(options)).toString('latin1');
  const pages = [...file.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b/g)].map(([, id]) => id);
  const headings = [...file.matchAll(OUTLINED)].map(
    ([, title = '', on, height]): Heading => ({ title: textOf(title), on, height: Number(height) }),
  );
  const from = (id: string | undefined) =>
    headings.filter(({ on }) => on === id).sort((one, other) => other.height - one.height);
  return { pages: pages.length, headings: pages.map((id) => from(id).map(({ title }) => title)) };
}
