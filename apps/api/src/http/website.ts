import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AnswererKind } from '@lodestar/contract';
import type { Language } from '@lodestar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type AnswerBytes, answerBytes, sendKept } from './answer-bytes.ts';
import { pagesDrawnAhead } from './drawn-ahead.ts';
import {
  LANGUAGE_HEADERS,
  type LinkPreview,
  type PageAddress,
  pageLanguage,
  withPreview,
} from './link-preview.ts';

const HASHED_FILES = `${sep}assets${sep}`;

/** Serves the built pages: files with their compressed forms, hashed ones for good, the page itself afresh. */
export async function serveWebsite(scope: FastifyInstance, folder: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // The front page is asked for like every other page, so that it says what it says in its reader's language.
    index: 'no-directory-index',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.includes(HASHED_FILES);
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

interface PageFacts {
  readonly answers: AnswererKind;
  readonly year: string;
}

export interface Previews {
  /** What pages need to know before their script can ask: who answers for Eddy, and which year's programmes are shown. */
  readonly known: () => PageFacts;
  /** What is said of an address before it is opened; null: nothing but what is said of the product. */
  readonly previewOf: (path: string, language: Language) => LinkPreview | null;
  /** Where others reach the product, such as `https://lodestar.example`; null where nobody has said. */
  readonly site: string | null;
}

/** Whatever no route knows: the page itself when somebody navigates (it has routes of its own), else a 404. */
export async function answerUnknownPaths(
  app: FastifyInstance,
  folder: string | null,
  { known, previewOf, site }: Previews,
): Promise<void> {
  const html = folder === null ? null : await readPage(join(folder, 'index.html'));
  const pageOf = html === null ? null : pagesDrawnAhead(html);
  const pages = new Map<string, BuiltPage>();
  const previewed = new Map<string, AnswerBytes>();
  app.setNotFoundHandler(async (request, reply) => {
    if (pageOf === null || !isNavigation(request)) throw new AppError('not_found');
    const [path = '/'] = request.url.split('?', 1);
    const preview = previewOf(path, pageLanguage(request));
    const facts = known();
    const { pattern, html: drawn } = pageOf(path);
    const pageKey = JSON.stringify([pattern, facts.answers, facts.year]);
    const page = pages.get(pageKey) ?? builtPage(drawn, facts);
    keepFew(pages, pageKey, page);
    if (preview === null) return sendKept(request, reply, page.answer);
    const key = JSON.stringify([path, pageKey, preview, ...(preview.head?.values() ?? [])]);
    const own = previewed.get(key) ?? previewPage(page.html, preview, site === null ? null : { site, path });
    keepFew(previewed, key, own);
    return sendKept(request, reply, own, LANGUAGE_HEADERS);
  });
}

/** A page with what it says of the installation: made once, since it is long and asked for at each navigation. */
interface BuiltPage {
  readonly html: string;
  readonly answer: AnswerBytes;
}

function builtPage(drawn: string, { answers, year }: PageFacts): BuiltPage {
  const html = drawn.replace('<html ', `<html data-answers="${answers}" data-year="${year}" `);
  return { html, answer: answerBytes(Buffer.from(html), PAGE_TYPE) };
}

const PAGE_TYPE = 'text/html; charset=utf-8';
/** Pages with a head of their own that are kept; each is about as large as the page. */
const MOST_KEPT = 40;

function previewPage(html: string, preview: LinkPreview, address: PageAddress | null): AnswerBytes {
  const effort = preview.head === null ? 'well' : 'quickly';
  return answerBytes(Buffer.from(withPreview(html, preview, address)), PAGE_TYPE, effort);
}

/** Puts one at the end and drops the oldest. */
function keepFew<Page>(kept: Map<string, Page>, key: string, page: Page): void {
  kept.delete(key);
  kept.set(key, page);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

async function readPage(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

/** A page's address has no file ending; whoever asks for anything at all gets the page as a browser does. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !/^\/(api|asset|assets)(\/|$|\?)/.test(url) && !/\.[^/]*$/.test(url.replace(/\?.*$/, ''));
  const accept = headers.accept ?? '*/*';
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(accept);
}
