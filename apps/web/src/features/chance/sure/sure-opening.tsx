import { useTranslation } from 'react-i18next';

const HOW = ['bar', 'move', 'list', 'ends'] as const;
export const PROSE = 'max-w-(--measure) leading-text';

/** What the page is about, and how the chances are made: the part that stands before its script is there. */
export function SureOpening() {
  const { t } = useTranslation('sure');
  return (
    <>
      <header className="max-w-[46rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
      </header>
      <section className="mt-8">
        <h2>{t('how.title')}</h2>
        {HOW.map((key) => (
          <p key={key} className={`${PROSE} mt-3`}>
            {t(`how.${key}`)}
          </p>
        ))}
      </section>
    </>
  );
}

/** The page as index.html holds it. */
export function SureOutline() {
  return (
    <div className="wrap min-h-dvh pt-5">
      <SureOpening />
    </div>
  );
}
