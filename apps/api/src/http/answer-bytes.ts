import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Smaller answers fit a few packets; compressing them costs more than it saves. */
const WORTH_COMPRESSING = 4_096;
const QUICK_GZIP_LEVEL = 4;
const JSON_TYPE = 'application/json; charset=utf-8';

const accepts = (header: string | undefined, encoding: 'br' | 'gzip') =>
  header !== undefined && negotiate(header, [encoding]) === encoding;

type Effort = 'well' | 'quickly';
const QUICK_BROTLI_QUALITY = 4;

/** An answer serialised once, to be sent many times. */
export interface AnswerBytes {
  readonly plain: Buffer;
  readonly type: string;
  readonly effort: Effort;
  readonly etag: string;
  /** Made when first asked for. */
  gzip: Buffer | null;
  brotli: Buffer | 'under way' | null;
}

/** `effort`: as far as it goes for what is sent very often, quickly for what few ask for. */
export function answerBytes(plain: Buffer, type = JSON_TYPE, effort: Effort = 'well'): AnswerBytes {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, type, effort, etag: `W/"${digest}"`, gzip: null, brotli: null };
}

/** Compresses an answer off the main thread; whoever asks meanwhile gets what there is. */
async function compressWell(answer: AnswerBytes): Promise<void> {
  if (answer.brotli !== null) return;
  answer.brotli = 'under way';
  const { plain } = answer;
  answer.brotli = await compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        answer.effort === 'well' ? constants.BROTLI_MAX_QUALITY : QUICK_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/**
 * Sends a kept answer: 304 when the caller has it, compressed when worth it and accepted. `chosenBy`: the headers by which
 * this answer was chosen among those of its address, which whoever keeps copies must tell apart.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: AnswerBytes,
  chosenBy: readonly string[] = [],
): Promise<FastifyReply> {
  const { type } = answer;
  if (chosenBy.length > 0) reply.header('vary', chosenBy.join(', '));
  reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  const known = request.headers['if-none-match'];
  if (known !== undefined && namesTag(known, answer.etag)) return reply.code(304).send();
  if (answer.plain.length < WORTH_COMPRESSING) return sendPlain(reply, type, answer.plain);
  reply.header('vary', [...chosenBy, 'accept-encoding'].join(', '));
  const accepted = request.headers['accept-encoding'];
  if (accepts(accepted, 'br')) {
    if (Buffer.isBuffer(answer.brotli)) return sendEncoded(reply, type, 'br', answer.brotli);
    void compressWell(answer);
  }
  if (!accepts(accepted, 'gzip')) return sendPlain(reply, type, answer.plain);
  answer.gzip ??= await compressGzip(
    answer.plain,
    answer.effort === 'well' ? {} : { level: QUICK_GZIP_LEVEL },
  );
  return sendEncoded(reply, type, 'gzip', answer.gzip);
}

/**
 * Sends an answer made for this request alone. Node writes a text in one piece with its headers, which for a short answer
 * saves a quarter of the time; bytes go out without being encoded again.
 */
export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  plain: Buffer | string,
): FastifyReply | Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'];
  if (plain.length < WORTH_COMPRESSING || !accepts(accepted, 'gzip')) {
    return sendPlain(reply, JSON_TYPE, plain);
  }
  reply.header('vary', 'accept-encoding');
  return compressGzip(plain, { level: QUICK_GZIP_LEVEL }).then((bytes) =>
    sendEncoded(reply, JSON_TYPE, 'gzip', bytes),
  );
}

function sendPlain(reply: FastifyReply, type: string, answer: Buffer | string): FastifyReply {
  return reply.header('content-type', type).send(answer);
}

function sendEncoded(
  reply: FastifyReply,
  type: string,
  encoding: 'br' | 'gzip',
  bytes: Buffer,
): FastifyReply {
  return reply.header('content-type', type).header('content-encoding', encoding).send(bytes);
}

/** What a caller who changes something may know of it: the tag of the copy it is changing. */
export type IfMatch = string | undefined;

/** An ETag of version numbers: it changes whenever one of them does. */
export function entityTag(...versions: readonly number[]): string {
  return `"${versions.join('.')}"`;
}

/** Whether an If-Match header lets a change through; without one every change goes through. */
export function matchesTag(ifMatch: IfMatch, tag: string): boolean {
  return ifMatch === undefined || namesTag(ifMatch, tag);
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a header lists a tag, or any by `*`; weakly compared, as a cache asks (RFC 9110, 8.8.3.2). */
export function namesTag(header: string, tag: string): boolean {
  const tags = header.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(tag));
}

/** The refusal of a change to a copy that is no longer the newest, with the newest one. */
export function staleCopy(current: unknown, etag: string): AppError {
  return new AppError('stale', { current, etag });
}
