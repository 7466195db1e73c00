import { useTranslation } from 'react-i18next';
import { NothingLine } from '../../../shared/chance/nothing-line.tsx';
import { useChances } from '../../../shared/chance/use-chances.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { OwnList } from '../model/use-own-list.ts';
import { ChoiceList } from './choice-list.tsx';
import { WhatMoves } from './what-moves.tsx';

/** What would move the chances is asked, no programme is looked for. */
export const NOTHING_NEW = { candidates: [] } as const;

/** What the list brings with the grades as they are. */
export function NowPart({ own }: { readonly own: OwnList }) {
  const { t } = useTranslation('chance');
  const { answer, failed, retry } = useChances({ ...own, moves: NOTHING_NEW });
  if (failed) return <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />;
  if (answer === null || own.catalogue === null) return <Working />;
  return (
    <>
      <NothingLine list={answer.list} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <ChoiceList catalogue={own.catalogue} codes={own.codes} list={answer.list} />
        <WhatMoves answer={answer} />
      </div>
    </>
  );
}

/** Stands where the chances will be. */
export function Working() {
  const { t } = useTranslation('chance');
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('working')}</span>
      <Skeleton className="h-14 w-72 max-w-full rounded-2" />
      <Skeleton className="h-40 w-full rounded-2" />
    </div>
  );
}
