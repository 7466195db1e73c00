import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { HELP_LINES } from '../../api/help-lines.ts';
import { dateOf } from '../../model/dates.ts';
import { READ_FROM_START } from '../../model/use-stick-to-end.ts';
import { HelpText, type HelpTextProps } from './help-text.tsx';

/** Who can be called at once, day and night. */
export function HelpLineCard({ text }: HelpTextProps) {
  const { t, i18n } = useTranslation('counsellor');
  const language = languageOf(i18n.language);
  if (HELP_LINES === undefined) return <HelpText text={text} />;
  const { lines, checked_on } = HELP_LINES;
  const words = HELP_LINES.words[language];
  return (
    <section
      {...READ_FROM_START}
      aria-label={t('help.label')}
      className="mt-5 rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface p-5"
    >
      <h3 className="text-xl!">{words.title}</h3>
      <p className="mt-2">{words.lead}</p>
      <ul className="mt-4 border-line border-t">
        {lines.map(({ number, name }) => (
          <li key={number} className="border-line border-b">
            <a
              href={`tel:${number.replace(/\s/g, '')}`}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 text-ink leading-snug no-underline max-[599px]:grid"
            >
              <span className="text-sm">{name[language]}</span>
              <b className="inline-flex items-center gap-2 font-display font-medium text-accent text-xl">
                <Phone aria-hidden="true" className="size-5 stroke-[1.75]" />
                {number}
              </b>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-sm">{words.end}</p>
      <p className="mt-2 text-muted text-xs">
        {words.checked.replace('{{date}}', dateOf(checked_on, language))}
      </p>
    </section>
  );
}
