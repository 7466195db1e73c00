import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { cardOf, HELP_LINES, type HelpLines, type KeptHelp, languageOfCard } from '../model/help-lines.ts';
import { ContactList } from './contact-list.tsx';

/** Who can be called or written to at once, day and night, for whoever is in danger. */
function HelpCard({ help, text, about }: KeptHelp & { readonly help: HelpLines }) {
  const { t, i18n } = useTranslation('eddy');
  const language = languageOfCard(help, about, text) ?? languageOf(i18n.language);
  const { title, lead, steps, end, lines } = cardOf(help, about, language);
  return (
    <section
      aria-label={t('help.label')}
      className="mt-5 rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface p-5"
    >
      <h3 className="text-balance text-xl!">{title}</h3>
      <p className="mt-2">{lead}</p>
      {steps.length > 0 && (
        <ol className="mt-3 grid gap-2 text-sm leading-snug">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
              <span aria-hidden="true" className="font-display font-medium text-accent text-md">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <ContactList lines={lines} channels={help.channels} language={language} />
      </div>
      <p className="mt-4 text-ink-2 text-sm">{end}</p>
      <p className="mt-2 text-muted text-xs">
        {help.words[language].checked.replace('{{date}}', timeWords(help.checked_on, 'day', language))}
      </p>
    </section>
  );
}

/** The card as the page draws it; undefined where the file of help lines is missing. */
export const HelpLineCard =
  HELP_LINES === undefined
    ? undefined
    : (props: KeptHelp) => HELP_LINES && <HelpCard help={HELP_LINES} {...props} />;
