import { complaintWords, type ImportReport, LARGEST_YEAR_FILE } from '@lodestar/contract';
import { LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { AdminSection } from './admin-section.tsx';

const MAX_MB = LARGEST_YEAR_FILE / 1_024 / 1_024;

function useProblem(state: ImportState): string {
  const { t } = useTranslation('admin');
  switch (state.kind) {
    case 'tooLarge':
      return t('import.tooLarge', { file: state.file, max: MAX_MB });
    case 'notJson':
    case 'failed':
      return t(`import.${state.kind}`, { file: state.file });
    case 'importFailed':
    case 'unanswered':
      return t(`import.${state.kind}`);
    default:
      return '';
  }
}

/** A year's programmes from a file: first what would happen, then, when somebody says so, the import. */
export function ImportSection() {
  const { t } = useTranslation('admin');
  const input = useId();
  const { state, check, apply } = useYearImport();
  const problem = useProblem(state);
  const busy = state.kind === 'checking' || state.kind === 'applying';
  const mayApply = 'content' in state && state.report.kind === 'acceptable';
  return (
    <AdminSection title={t('import.title')} text={t('import.text')}>
      <label
        htmlFor={input}
        className={buttonStyles(
          'secondary',
          'md',
          'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 cursor-pointer',
        )}
      >
        <input
          id={input}
          type="file"
          accept="application/json,.json"
          disabled={busy}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void check(file);
          }}
        />
        {t(state.kind === 'waiting' ? 'import.choose' : 'import.another')}
      </label>
      <div className="mt-4 grid max-w-3xl gap-4">
        <div role="status">
          {state.kind === 'checking' && (
            <p className="flex items-center gap-2 text-sm">
              <LoaderCircle aria-hidden="true" className="spin size-4 text-accent" />
              {t('import.checking', { file: state.file })}
            </p>
          )}
          {'report' in state && <ImportReportView report={state.report} />}
        </div>
        <FormAlert text={problem} />
        {mayApply && (
          <Button
            variant="primary"
            className="justify-self-start"
            disabled={state.kind === 'applying'}
            onClick={() => void apply()}
          >
            {t(state.kind === 'applying' ? 'import.applying' : 'import.apply')}
          </Button>
        )}
      </div>
    </AdminSection>
  );
}

const CHANGES = ['added', 'changed', 'removed'] as const;

/** What an import would do, did, or why it is refused. */
function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation('admin');
  if (report.kind === 'refused') return <ComplaintTable complaints={report.complaints} />;
  return (
    <div>
      <p className="font-strong">
        {t(`import.${report.kind}`, { collection: report.collection, count: report.programmes })}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm leading-snug">
        {CHANGES.map((change) => (
          <div key={change} className="contents">
            <dt className="text-muted">
              {t(`import.${change}`)} ({report[change].length})
            </dt>
            <dd className="max-h-24 overflow-y-auto">{report[change].join(', ') || t('import.none')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const MOST_SHOWN = 100;
const HEAD = 'py-2 pe-4 text-start font-medium';

interface ComplaintTableProps {
  readonly complaints: Extract<ImportReport, { kind: 'refused' }>['complaints'];
}

/** Why a year's file is refused. */
function ComplaintTable({ complaints }: ComplaintTableProps) {
  const { t, i18n } = useTranslation('admin');
  const language = languageOf(i18n.language);
  const lines = complaints.slice(0, MOST_SHOWN).map((complaint) => complaintWords(complaint, language));
  return (
    <div>
      <p className="font-strong text-danger">{t('import.refused', { count: complaints.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="mt-2 max-h-96 overflow-auto" aria-label={t('import.why')} tabIndex={0}>
        <table className="w-full text-sm leading-snug">
          <thead>
            <tr className="border-line-strong border-b text-muted text-xs">
              <th scope="col" className={HEAD}>
                {t('import.row')}
              </th>
              <th scope="col" className={HEAD}>
                {t('import.field')}
              </th>
              <th scope="col" className={HEAD}>
                {t('import.why')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, field, why }) => (
              <tr key={`${row} ${field} ${why}`} className="border-line border-b align-top">
                <td className="py-1.5 pe-4">{row}</td>
                <td className="py-1.5 pe-4">{field}</td>
                <td className="py-1.5 [overflow-wrap:anywhere]">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {complaints.length > MOST_SHOWN && (
        <p className="mt-2 text-muted text-sm">
          {t('import.more', { count: complaints.length - MOST_SHOWN })}
        </p>
      )}
    </div>
  );
}

/** The content of a year's file, as it was read. */
type YearContent = Readonly<Record<string, unknown>>;

/** What an import of this content does, or would do, or why it is refused. */
async function sendYear(body: YearContent, dryRun: 'true' | 'false'): Promise<ImportReport> {
  const { report } = await call('importProgrammes', { body, query: { dryRun } });
  return report;
}

/** How far a file has come; nothing is written before `applying`. */
type ImportState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'tooLarge' | 'notJson' | 'checking' | 'failed'; readonly file: string }
  | {
      /** `unanswered`: nobody knows whether the server has written it. */
      readonly kind: 'checked' | 'applying' | 'importFailed' | 'unanswered';
      readonly report: ImportReport;
      readonly content: YearContent;
    }
  | { readonly kind: 'done'; readonly report: ImportReport };

interface YearImport {
  readonly state: ImportState;
  readonly check: (file: File) => Promise<void>;
  readonly apply: () => Promise<void>;
}

async function contentOf(file: File): Promise<{ readonly content: YearContent } | null> {
  try {
    const content: YearContent | null = JSON.parse(await file.text());
    return typeof content === 'object' && content !== null ? { content } : null;
  } catch {
    return null;
  }
}

/** Whether the server itself says that it has not done something. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown';

/** A year's file on its way: read, checked by the server, and imported when somebody says so. */
function useYearImport(): YearImport {
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
        const report = await sendYear(read.content, 'true');
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
        setState({ kind: 'done', report: await sendYear(content, 'false') });
      } catch (error) {
        setState({ kind: isRefusal(error) ? 'importFailed' : 'unanswered', report, content });
      }
    },
  };
}
