import { fillHeadSlots, type ProgrammeHeadTexts } from '@lodestar/contract';
import { LANGUAGE_FACTS, type Language, languageAsked } from '@lodestar/domain';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from './accept-language.ts';

/** By `scripts/link-picture.ts`. */
const DRAWING = { path: '/icons/link-preview.png', card: 'summary_large_image', width: 1200, height: 630 };
const MARK = { path: '/icons/icon-512.png', card: 'summary', width: 512, height: 512 };
const PICTURES = { drawing: DRAWING, mark: MARK } as const;

/** What a chat or a search shows of an address before anybody opens it. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The drawing made for previews, as wide as a chat; or the mark, small beside the words. */
  readonly picture: keyof typeof PICTURES;
  /** What a programme's page itself says until its script is there; null for other pages. */
  readonly head: ReadonlyMap<string, ProgrammeHeadTexts> | null;
}

/** Headers that settle the language of a page whose address names none. */
export const LANGUAGE_HEADERS = ['accept-language', 'cookie'] as const;

/** The language a page will be in, as far as a request tells: its address, its cookie, what its browser asks for. */
export function pageLanguage({ url, headers }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('lng');
  const kept = /(?:^|;\s*)i18next=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const named = [asked, kept].flatMap((tag) => languageAsked((tag ?? '').toLowerCase()) ?? []);
  return named[0] ?? acceptedLanguage(headers['accept-language']);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

const OLD_TAGS = /<meta\s+(?:property="og:[^>]*|name="(?:description|twitter:[^"]*)"[^>]*)>\s*/g;

/** Where a page is reached. */
export interface PageAddress {
  readonly site: string;
  readonly path: string;
}

function escapedHead(head: ProgrammeHeadTexts | undefined): ProgrammeHeadTexts | undefined {
  if (head === undefined) return undefined;
  const { code, institution, title, other } = head;
  return {
    code: escaped(code),
    institution: escaped(institution),
    title: escaped(title),
    other: escaped(other),
  };
}

/**
 * A page with the title, the description and the picture of an address in its head. `address`: where the page is reached,
 * without which crawlers find no picture; null where nobody has said.
 */
export function withPreview(
  html: string,
  { title, description, language, picture, head }: LinkPreview,
  address: PageAddress | null,
): string {
  const { path, card, width, height } = PICTURES[picture];
  const tags = [
    `<meta name="description" content="${escaped(description)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Lodestar 啟明" />',
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:locale" content="${LANGUAGE_FACTS[language].tag.replace('-Hant-', '_').replace('-Hans', '_CN')}" />`,
    `<meta name="twitter:card" content="${card}" />`,
    ...(address === null
      ? []
      : [
          `<meta property="og:url" content="${escaped(new URL(address.path, address.site).href)}" />`,
          `<meta property="og:image" content="${escaped(new URL(path, address.site).href)}" />`,
          `<meta property="og:image:width" content="${width}" />`,
          `<meta property="og:image:height" content="${height}" />`,
        ]),
  ].join('\n    ');
  const page =
    head === null
      ? html
      : fillHeadSlots(html, (one) => escapedHead(head.get(one))).replace('<html ', '<html data-programme ');
  return page
    .replace(OLD_TAGS, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>\n    ${tags}`);
}
