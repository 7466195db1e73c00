import {
  compareProgrammes,
  type Grades,
  gradesOf,
  hasEnoughScores,
  isProgrammeCode,
  MOST_COMPARED,
} from '@lodestar/domain';
import { Link2, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { copyText } from '../../../shared/copy-text.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useLightPrint } from '../../../shared/ui/printing.ts';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import { type OpenShelves, useShelves } from '../model/use-shelves.ts';
import { ColumnsSkeleton, CompareLayout } from './compare-outline.tsx';
import { ComparedColumns, PAIR } from './compared-columns.tsx';
import { OneMore } from './one-more.tsx';
import '../../../shared/ui/print.css';
import './compare.css';

interface ComparePageProps {
  readonly paths: {
    readonly programmeOf: (code: string) => string;
    /** Where grades are entered. */
    readonly grades: string;
  };
}

/** Two to four programmes side by side; which ones stands in the address. */
export function ComparePage({ paths }: ComparePageProps) {
  const programmes = useProgrammesWords();
  const { open, failed, retry } = useShelves();
  const [params] = useSearchParams();
  const { codes } = readCompared(params);
  useLightPrint();
  return (
    <CompareLayout count={codes.length} actions={codes.length > 1 && <PageActions />}>
      <div className="grid gap-2 empty:hidden">
        <RetryProgress of="currentYear" />
        <RetryProgress of="yearInColumns" />
        {failed && (
          <ErrorState title={programmes('failed')} detail={programmes('failedHint')} onRetry={retry} />
        )}
      </div>
      {open === null ? (
        !failed && <ColumnsSkeleton columns={codes.length} />
      ) : (
        <Compared open={open} paths={paths} />
      )}
    </CompareLayout>
  );
}

function PageActions() {
  const { t } = useTranslation('compare');
  const copy = async () => {
    const copied = await copyText(location.href);
    notify(copied ? 'success' : 'error', t(copied ? 'copied' : 'copyFailed'));
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        {t('copy')}
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('print')}
      </Button>
    </div>
  );
}

function usePupilGrades(): Grades | null {
  const { value: table } = useWork(SCORES_WORK);
  return useMemo(() => (hasEnoughScores(table) ? gradesOf(table) : null), [table]);
}

/** The columns that the address asks for, and a place for one more. */
function Compared({ open, paths }: { readonly open: OpenShelves } & ComparePageProps) {
  const { t } = useTranslation('compare');
  const wording = useWording();
  const [params, setParams] = useSearchParams();
  const grades = usePupilGrades();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const { codes: asked, tooMany } = readCompared(params);
  const { catalogue, guide } = open;
  const codes = asked.filter((code) => catalogue.find(code) !== undefined);
  const unknown = asked.filter((code) => catalogue.find(code) === undefined);
  const comparison = compareProgrammes({ catalogue, guide }, codes, grades);
  const show = (next: readonly string[]) =>
    setParams(next.length === 0 ? {} : { codes: next.join(',') }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      {(unknown.length > 0 || tooMany) && (
        <div className="mb-4">
          <Banner tone="warn">
            {wording.sentences([
              ...(unknown.length === 0
                ? []
                : [t('unknown', { count: unknown.length, list: wording.list(unknown) })]),
              ...(tooMany ? [t('tooMany', { most: MOST_COMPARED })] : []),
            ])}
          </Banner>
        </div>
      )}
      {comparison.kind === 'compared' && (
        <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
          <Button
            size="sm"
            aria-pressed={onlyDiffering}
            onClick={() => setOnlyDiffering((only) => !only)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent"
          >
            {t('onlyDiffering')}
          </Button>
          <span className={classNames('text-muted text-sm lg:hidden', codes.length <= PAIR && 'md:hidden')}>
            {t('swipe')}
          </span>
        </div>
      )}
      {codes.length > 0 && (
        <ComparedColumns
          codes={codes}
          rows={
            comparison.kind === 'compared'
              ? comparison.rows.filter((row) => row.differs || !onlyDiffering)
              : []
          }
          open={open}
          grades={grades}
          paths={paths}
          onRemove={(code) => show(codes.filter((one) => one !== code))}
        />
      )}
      {codes.length < MOST_COMPARED && (
        <OneMore open={open} codes={codes} onAdd={(code) => show([...codes, code])} />
      )}
    </>
  );
}

/** Longer addresses are nobody's comparison. */
const MOST_READ = 20;

/** The codes of an address, each once, as many as stand side by side, and whether there were more. */
export function readCompared(params: URLSearchParams): {
  readonly codes: readonly string[];
  readonly tooMany: boolean;
} {
  const written = (params.get('codes') ?? '').toUpperCase().split(',', MOST_READ);
  const codes = [...new Set(written.map((code) => code.trim()).filter(isProgrammeCode))];
  return { codes: codes.slice(0, MOST_COMPARED), tooMany: codes.length > MOST_COMPARED };
}
