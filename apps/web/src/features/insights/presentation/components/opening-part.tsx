import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { WholeWords } from '../../../../shared/ui/whole-words.tsx';

interface OpeningPartProps {
  readonly dissatisfied: number | null;
  /** Whether the figures are those the product ships with. */
  readonly sample: boolean;
}

/** Title, tagline, and the figure that it is about. */
export function OpeningPart({ dissatisfied, sample }: OpeningPartProps) {
  const { t } = useTranslation('presentation');
  return (
    <>
      <h1 tabIndex={-1} className="text-4xl">
        <WholeWords text={t('title')} />
      </h1>
      <p className="mt-4 max-w-(--measure) text-ink-2 text-lg">{t('tagline')}</p>
      {sample && (
        <p className="mt-3">
          <Tag tone="estimated">{t('sample')}</Tag>
        </p>
      )}
      {dissatisfied !== null && dissatisfied > 0 && (
        <div className="mt-10 border-line-strong border-t-2 pt-5">
          <p className="max-w-3xl font-display font-(weight:--weight-display) text-3xl leading-tight">
            <WholeWords text={t('dissatisfied', { percent: dissatisfied })} />
          </p>
          <p className="mt-3 max-w-(--measure) text-ink-2">
            {t('dissatisfiedText', { one: Math.round(100 / dissatisfied) })}
          </p>
        </div>
      )}
    </>
  );
}
