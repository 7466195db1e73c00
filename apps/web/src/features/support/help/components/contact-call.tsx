import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openContact } from '../../../../shared/contact/contact-request.ts';
import { Button } from '../../../../shared/ui/button.tsx';

export function ContactCall() {
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
