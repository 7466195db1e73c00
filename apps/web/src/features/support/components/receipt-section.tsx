import { useTranslation } from 'react-i18next';
import { ExampleCurve } from './example-curve.tsx';

export function ReceiptSection() {
  const { t } = useTranslation('support');
  return (
    <section className="grid items-center gap-10 border-line border-t py-12 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:gap-16">
      <div className="lg:order-2">
        <h2 className="mb-3 text-2xl">{t('receipt.title')}</h2>
        <p className="max-w-(--measure) text-ink-2">{t('receipt.text')}</p>
      </div>
      <figure className="rounded-2 border border-line bg-surface p-5">
        <ExampleCurve />
        <figcaption className="mt-3 text-muted text-xs leading-snug">{t('receipt.caption')}</figcaption>
      </figure>
    </section>
  );
}
