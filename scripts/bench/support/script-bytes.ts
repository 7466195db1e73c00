import { gzipSync } from 'node:zlib';

export const gz = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/**
 * Counted apart: the file of fields, which is data, the figures of chances with the worker that reads them beside the page, and
 * the library of the charts, which comes after the page.
 */
const APART = /\/(?:fields|chance-worker|chart-[\w]+|bars|lines)-[\w-]+\.js$/;

/** Whether an address belongs to the script that a page waits for. */
export const isCounted = (address: string): boolean => !APART.test(address);
