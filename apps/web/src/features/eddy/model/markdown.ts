import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';
import { strongLengthAt } from '../../../shared/strong.ts';

const DRAWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  ...(['paragraph', 'heading', 'list', 'list_item', 'blockquote', 'table', 'code', 'hr', 'html'] as const),
  ...(['text', 'escape', 'strong', 'em', 'del', 'codespan', 'br', 'link', 'image', 'checkbox'] as const),
]);

function isDrawn(token: Token): token is MarkedToken {
  return DRAWN.has(token.type);
}

/** The parts of a text that are drawn; blank lines and definitions are not. */
export function drawnOf(tokens: readonly Token[]): readonly MarkedToken[] {
  return tokens.filter(isDrawn);
}

class ChineseTokenizer extends Tokenizer {
  /** `masked` is the line as a whole, its escapes, links and code made harmless; `src` the rest of it from here. */
  override emStrong(src: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    const length = strongLengthAt(masked, masked.length - src.length);
    if (length === null) return super.emStrong(src, masked, before);
    const text = src.slice(2, length - 2);
    return { type: 'strong', raw: src.slice(0, length), text, tokens: this.lexer.inlineTokens(text) };
  }
}

/** The blocks of a Markdown text in their order: paragraphs, lists, tables and the like. */
export function blocksOf(text: string): readonly MarkedToken[] {
  return drawnOf(new Lexer({ gfm: true, breaks: true, tokenizer: new ChineseTokenizer() }).lex(text));
}

const isOdd = (text: string, mark: string) => text.split(mark).length % 2 === 0;

/** The lines of a table at the end of a text. */
const LAST_ROWS = /(?:^|\n)((?: {0,3}\|[^\n]*(?:\n|$))+)$/;
const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** Without the first lines of a table, as long as they do not make one yet. */
function withoutBegunTable(text: string): string {
  const rows = LAST_ROWS.exec(text)?.[1];
  if (rows === undefined) return text;
  const [head = '', rule = ''] = rows.split('\n');
  const isTable = /^ {0,3}\|[ \t:|-]+$/.test(rule) && cellsIn(rule) === cellsIn(head);
  return isTable ? text : text.slice(0, text.length - rows.length);
}

/** A text that still grows, with what is emphasised at its end closed for now, so that no marks flash by. */
export function closeOpenMarks(grown: string): string {
  const text = withoutBegunTable(grown);
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start).replace(/[*_`]+$/, '');
  const closing = (isOdd(line, '`') ? '`' : '') + (isOdd(line, '**') ? '**' : '');
  return text.slice(0, start) + (closing === '' ? line : line.trimEnd() + closing);
}

/** An address that may be followed: the web, and nothing a text could make of it besides. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

const CODE = /(JS[0-9A-Z]{4})(?![0-9A-Z])/;

/** A text cut before and after every mention of a JUPAS code, the codes themselves at the odd places. */
export function cutAtCodes(text: string): readonly string[] {
  return text.split(CODE);
}

/** Things with a key by their place, for what never changes its order. */
export function placed<T>(things: readonly T[]): readonly { readonly key: string; readonly thing: T }[] {
  return things.map((thing, place) => ({ key: String(place), thing }));
}
