import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button.tsx';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { useAdmission } from '../admission-provider.tsx';

const ListChancePart = lazyExtra(() =>
  import('../../../../shared/chance/nothing-line.tsx').then((module) => module.ListChancePart),
);

/** As high as what comes, so that the checks below stay where they are. */
const ROOM = 'mt-3 min-h-[24rem]';

/** What the list would bring, at the list itself, and the way to what each choice would. */
export function ChancePanel() {
  const { choices, catalogue, grades, enough, paths } = useAdmission();
  const { t } = useTranslation('lists');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h3 id={heading} className="border-ink border-b-[1.5px] pb-1">
        {t('chances.title')}
      </h3>
      {enough && catalogue !== null && (
        <div className={ROOM}>
          <Suspense fallback={null}>
            <ListChancePart catalogue={catalogue} grades={grades} codes={choices.codes} />
          </Suspense>
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Link to={paths.chance} className={buttonStyles('secondary', 'md')}>
          {t('chances.each')}
        </Link>
        <Link to={paths.sure}>{t('chances.sure')}</Link>
      </p>
    </section>
  );
}
