import type { ChatMessage } from '@lodestar/contract';
import { withoutStrong } from '../../../shared/strong.ts';

/** Characters of a title in the history; lines and characters of an analysis shown ahead (specification 2, section 9). */
const TITLE_LENGTH = 22;
const PREVIEW_LINES = 3;
const PREVIEW_LENGTH = 30;

/** A title as the history shows it: cut at 22 characters. */
export function cutTitle(title: string): string {
  const characters = [...title.trim()];
  if (characters.length <= TITLE_LENGTH) return characters.join('');
  return `${characters.slice(0, TITLE_LENGTH).join('').trimEnd()}…`;
}

/** The end of a line of at most 30 characters: before the last word that would be cut, where there are words. */
function lineEnd(characters: readonly string[]): number {
  if (characters.length <= PREVIEW_LENGTH) return characters.length;
  const room = characters.slice(0, PREVIEW_LENGTH + 1);
  const space = room.lastIndexOf(' ');
  return space > PREVIEW_LENGTH / 2 ? space : PREVIEW_LENGTH;
}

/** What is shown of an analysis before it is opened: three lines of at most 30 characters, without Markdown. */
export function previewLines(content: string): readonly string[] {
  let rest = [...plainText(content).replace(/\s+/g, ' ').trim()];
  const lines: string[] = [];
  while (rest.length > 0 && lines.length < PREVIEW_LINES) {
    const end = lineEnd(rest);
    lines.push(rest.slice(0, end).join('').trim());
    rest = [...rest.slice(end).join('').trimStart()];
  }
  const last = lines.pop();
  if (last === undefined) return [];
  const cut = rest.length > 0 ? `${[...last].slice(0, PREVIEW_LENGTH - 1).join('')}…` : last;
  return [...lines, cut];
}

/** Escaped marks go where no text is, and come back once the others are gone. */
const ASIDE = 0xe000;
const aside = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCharCode(ASIDE + mark.charCodeAt(0)));
const back = (text: string) =>
  text.replace(/[\ue021-\ue07e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - ASIDE));

/** Markdown as it would be read aloud: without marks of emphasis, headings, lists and tables. */
export function plainText(markdown: string): string {
  const plain = withoutStrong(aside(markdown))
    .replace(/^[ \t|]*-{3,}[ \t:|-]*$/gm, '')
    .replace(/^ {0,3}(?:#{1,6}|>|[-*+]) +/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(__|~~|`)/g, '')
    .replace(/(^|[^\w*])\*(\S[^*]*)\*/g, '$1$2')
    .replace(/^[ \t]*\|[ \t]*(.*?)[ \t]*\|[ \t]*$/gm, '$1')
    .replace(/[ \t]*\|[ \t]*/g, ', ')
    .replace(/\n{2,}/g, '\n')
    .trim();
  return back(plain);
}

const BETWEEN = '\n\n';

/** An answer and the line behind it that asks how they are; the line is empty where the answer has none. */
export function softLineOf({ Text, care, state }: Pick<ChatMessage, 'Text' | 'care' | 'state'>) {
  const at = Text.trimEnd().lastIndexOf(BETWEEN);
  if (care !== 'soft' || state !== 'whole' || at === -1) return { answer: Text, line: '' };
  return { answer: Text.slice(0, at), line: Text.slice(at).trim() };
}
