import { ArrowLeft, ChevronDown, Mail } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openContact } from '../../../shared/contact/contact-request.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ENTRIES, type HelpEntry } from './model/entries.ts';

/** The help centre before its script is there: the questions can be read, and nothing can be pressed in vain. */
export function HelpOutline() {
  return (
    <HelpLayout
      back={<BackButton onBack={() => undefined} />}
      search={<Skeleton className="h-11.5 w-full" />}
    >
      <ul className={ENTRY_LIST}>
        {useEntries().map(({ anchor, question }) => (
          <li key={anchor} className="border-line border-b">
            <h2 className={ENTRY_ROW}>
              <span className="min-w-0 flex-1">{question}</span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </h2>
          </li>
        ))}
      </ul>
    </HelpLayout>
  );
}

interface HelpLayoutProps {
  readonly back: ReactNode;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** The help centre as it stands before and after its script is there. */
export function HelpLayout({ back, search, children }: HelpLayoutProps) {
  const { t } = useTranslation('help');
  return (
    <div className="wrap pt-4 md:pt-6">
      <div className="mx-auto max-w-[46rem]">
        {back}
        <h1 tabIndex={-1} className="mt-2">
          {t('title')}
        </h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
        <div className="mt-6 min-h-(--tap)">{search}</div>
        {children}
        <ContactCall />
      </div>
    </div>
  );
}

export function BackButton({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('help');
  return (
    <Button variant="quiet" size="sm" className="-ms-2.5" onClick={onBack}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Button>
  );
}

function ContactCall() {
  const { t } = useTranslation('help');
  return (
    <section className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-2 bg-accent-tint px-6 py-5">
      <div>
        <h2>{t('contact.title')}</h2>
        <p className="mt-1 text-ink-2 text-sm leading-snug">{t('contact.text')}</p>
      </div>
      <Button variant="primary" onClick={() => openContact()}>
        <Mail aria-hidden="true" />
        {t('contact.action')}
      </Button>
    </section>
  );
}

export const ENTRY_LIST = 'mt-4 border-line border-t';
export const ENTRY_ROW =
  'flex min-h-14 items-center gap-3 py-2 font-medium font-text text-md leading-snug tracking-normal';

/** The ten entries in the language of the page. */
export function useEntries(): readonly HelpEntry[] {
  const { t } = useTranslation('help');
  return useMemo(
    () =>
      ENTRIES.map((entry) => ({
        anchor: entry.anchor,
        question: t(`entry.${entry.key}.question`),
        paragraphs: t(`entry.${entry.key}.answer`).split('\n\n'),
        link: { to: entry.to, text: t(`entry.${entry.key}.link`) },
      })),
    [t],
  );
}
