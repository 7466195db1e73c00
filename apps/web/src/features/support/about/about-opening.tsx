import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the product is for: the part of the page that stands before its script is there. */
export function AboutOpening() {
  const { t } = useTranslation('about');
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="mt-3 max-w-(--measure) text-ink-2 text-lg">{t('lead')}</p>
      <div className="mt-8 grid gap-x-12 md:grid-cols-2">
        <AboutSection title={t('mission.title')}>
          <p>{t('mission.text')}</p>
        </AboutSection>
        <AboutSection title={t('vision.title')}>
          <p>{t('vision.text')}</p>
        </AboutSection>
      </div>
    </>
  );
}

/** The page as index.html holds it, as tall as the window so that the footer does not jump. */
export function AboutOutline() {
  return (
    <div className="wrap min-h-dvh pt-6 md:pt-10">
      <AboutOpening />
    </div>
  );
}

interface AboutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function AboutSection({ title, children }: AboutSectionProps) {
  return (
    <section className="border-line border-t py-6">
      <h2 className="mb-2">{title}</h2>
      <div className="text-ink-2">{children}</div>
    </section>
  );
}
