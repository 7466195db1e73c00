import { withoutStrong } from '../../../shared/strong.ts';

/** A piece of an analysis: a heading, or a paragraph. */
export interface AnalysisPart {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

const HEADING_LINE = /^\s*(?:#{1,6}\s*)?\*\*(.+?)\*\*\s*[:：]?\s*(.*)$/u;

function lineParts(line: string): readonly AnalysisPart[] {
  const match = HEADING_LINE.exec(line);
  if (match === null) return [{ kind: 'paragraph', text: withoutStrong(line.trim()) }];
  const [, title = '', rest = ''] = match;
  const heading: AnalysisPart = { kind: 'heading', text: title.trim() };
  return rest === '' ? [heading] : [heading, { kind: 'paragraph', text: withoutStrong(rest.trim()) }];
}

/** The text of an analysis as headings and paragraphs: `**title**` at the start of a line is a heading. */
export function analysisParts(content: string): readonly AnalysisPart[] {
  return content
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .flatMap(lineParts);
}

/** Most characters of a preview in the list of past analyses (specification, part 2, section 9). */
const PREVIEW_LENGTH = 500;

/** The beginning of an analysis without its marks; cut whole characters only. */
export function analysisPreview(content: string): string {
  const text = withoutStrong(content).trim();
  if (text.length <= PREVIEW_LENGTH) return text;
  return `${text
    .slice(0, PREVIEW_LENGTH - 1)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
    .trimEnd()}…`;
}
