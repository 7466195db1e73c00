import { type ImportReport, LARGEST_YEAR_FILE } from '@lodestar/contract';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { checkYear, importYear } from '../api/admin-calls.ts';

/** How far a file has come; nothing is written before `applying`. */
export type ImportState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'tooLarge' | 'notJson' | 'checking' | 'failed'; readonly file: string }
  | {
      /** `unanswered`: nobody knows whether the server has written it. */
      readonly kind: 'checked' | 'applying' | 'importFailed' | 'unanswered';
      readonly report: ImportReport;
      readonly content: unknown;
    }
  | { readonly kind: 'done'; readonly report: ImportReport };

interface YearImport {
  readonly state: ImportState;
  readonly check: (file: File) => Promise<void>;
  readonly apply: () => Promise<void>;
}

async function contentOf(file: File): Promise<{ readonly content: unknown } | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' && content !== null ? { content } : null;
  } catch {
    return null;
  }
}

/** Whether the server itself says that it has not done something. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown';

/** A year's file on its way: read, checked by the server, and imported when somebody says so. */
export function useYearImport(): YearImport {
  const [state, setState] = useState<ImportState>({ kind: 'waiting' });
  return {
    state,
    async check(file) {
      const { name } = file;
      if (file.size > LARGEST_YEAR_FILE) return setState({ kind: 'tooLarge', file: name });
      setState({ kind: 'checking', file: name });
      const read = await contentOf(file);
      if (read === null) return setState({ kind: 'notJson', file: name });
      try {
        const report = await checkYear(read.content);
        setState({ kind: 'checked', report, content: read.content });
      } catch {
        setState({ kind: 'failed', file: name });
      }
    },
    async apply() {
      if (!('content' in state) || state.kind === 'applying') return;
      const { report, content } = state;
      setState({ kind: 'applying', report, content });
      try {
        setState({ kind: 'done', report: await importYear(content) });
      } catch (error) {
        setState({ kind: isRefusal(error) ? 'importFailed' : 'unanswered', report, content });
      }
    },
  };
}
