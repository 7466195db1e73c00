import { LARGEST_YEAR_FILE } from '@lodestar/contract';
import { LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { type ImportState, useYearImport } from '../model/use-year-import.ts';
import { AdminSection } from './admin-section.tsx';
import { ImportReportView } from './import-report.tsx';

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
