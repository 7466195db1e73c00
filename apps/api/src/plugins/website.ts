import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerBytes, answerBytes, sendKept } from '../answer-bytes.ts';
import { AppError } from '../errors.ts';

const HASHED_FILES = `${sep}assets${sep}`;

/** Serves the built pages: files with their compressed forms, hashed ones for good, the page itself afresh. */
export async function serveWebsite(scope: FastifyInstance, folder: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.includes(HASHED_FILES);
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whatever no route knows: the page itself when somebody navigates (it has routes of its own), else a 404. */
export async function answerUnknownPaths(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder === null ? null : await readPage(join(folder, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !isNavigation(request)) throw new AppError('not_found');
    return sendKept(request, reply, page);
  });
}

async function readPage(file: string): Promise<AnswerBytes | null> {
  return existsSync(file) ? answerBytes(await readFile(file), 'text/html; charset=utf-8') : null;
}

/** A page's address has no file ending; whoever asks for anything at all gets the page as a browser does. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !/^\/(api|asset|assets)(\/|$|\?)/.test(url) && !/\.[^/]*$/.test(url.replace(/\?.*$/, ''));
  const accept = headers.accept ?? '*/*';
  return isPage && (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(accept);
}
