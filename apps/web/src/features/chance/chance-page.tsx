import { SIX_ID } from '@lodestar/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SegmentedChooser } from '../../shared/ui/segmented-chooser.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { BeforePart } from './components/before-part.tsx';
import { ChanceLayout, Working } from './components/chance-outline.tsx';
import { DrillPart } from './components/drill-part.tsx';
import { NowPart } from './components/now-part.tsx';
import { type OwnList, useOwnList } from './model/use-own-list.ts';

const MODES = ['now', 'before', 'day'] as const;
type Mode = (typeof MODES)[number];

interface ChancePageProps {
  readonly paths: { readonly grades: string; readonly sure: string };
}

/** What the pupil's list would bring: with the grades as they are, before results, and on results day. */
export function ChancePage({ paths }: ChancePageProps) {
  const { t } = useTranslation('chance');
  const [address, setAddress] = useSearchParams();
  const mode = MODES.find((one) => one === address.get('mode')) ?? 'now';
  return (
    <ChanceLayout
      sure={paths.sure}
      modes={
        <SegmentedChooser
          label={t('mode.label')}
          value={mode}
          onChange={(value) => setAddress(value === 'now' ? {} : { mode: value }, { replace: true })}
          options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      }
    >
      <OpenPart mode={mode} gradesPath={paths.grades} />
    </ChanceLayout>
  );
}

function OpenPart({ mode, gradesPath }: { readonly mode: Mode; readonly gradesPath: string }) {
  const { t } = useTranslation('chance');
  const own: OwnList = useOwnList();
  if (own.failed) return <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={own.retry} />;
  if (own.catalogue === null) return <Working />;
  if (!own.enough || own.codes.length === 0) {
    return (
      <>
        <ListChooser lists={own.lists} />
        <EmptyState
          title={t('empty.title')}
          action={
            <Link to={gradesPath} className={buttonStyles('primary', 'md')}>
              {t('empty.action')}
            </Link>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ListChooser lists={own.lists} />
      <Part key={own.lists.open?.id ?? SIX_ID} mode={mode} own={own} gradesPath={gradesPath} />
    </>
  );
}

interface PartProps {
  readonly mode: Mode;
  readonly own: OwnList;
  readonly gradesPath: string;
}

function Part({ mode, own, gradesPath }: PartProps) {
  switch (mode) {
    case 'now':
      return <NowPart own={own} />;
    case 'before':
      return <BeforePart own={own} />;
    case 'day':
      return <DrillPart own={own} gradesPath={gradesPath} />;
  }
}

/** Which list is asked about, where there are whole lists of JUPAS beside the six. */
function ListChooser({ lists }: Pick<OwnList, 'lists'>) {
  const { t } = useTranslation('chance');
  const { named, open, openSix, openList } = lists;
  const field = useId();
  if (named.length === 0) return null;
  return (
    <label htmlFor={field} className="mb-6 grid max-w-[34rem] gap-1 text-sm print:hidden">
      {t('list.label')}
      <SelectInput
        id={field}
        value={open?.id ?? SIX_ID}
        options={[
          { value: SIX_ID, label: t('list.six') },
          ...named.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => (target.value === SIX_ID ? openSix() : openList(target.value))}
      />
    </label>
  );
}
