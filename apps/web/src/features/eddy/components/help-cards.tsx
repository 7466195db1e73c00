import { HeartHandshake, MessageSquareText, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import {
  cardOf,
  HELP_LINES,
  type HelpLine,
  type HelpLines,
  type KeptHelp,
  languageOfCard,
  languageOfSoftLine,
  type TextChannel,
} from '../model/help-lines.ts';

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

interface SoftCheckProps {
  /** As it was written; the page's own words where it is empty. */
  readonly line: string;
  /** Null when it can no longer be answered here. */
  readonly onAsk: ((answer: string) => void) | null;
}

/** One line that asks how they are, answers to press, and contacts one tap away. */
export function SoftCheck({ line: written, onAsk }: SoftCheckProps) {
  const { i18n } = useTranslation('eddy');
  const [isOpen, setOpen] = useState(false);
  const contacts = useId();
  if (HELP_LINES === undefined) return null;
  const { soft, lines, channels } = HELP_LINES;
  const language = languageOfSoftLine(HELP_LINES, written) ?? languageOf(i18n.language);
  const { line, fine, notWell, talk } = soft[language];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-2 bg-accent-tint px-4 py-3 text-sm leading-snug">
      <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 stroke-[1.75] text-accent" />
      <div className="min-w-0">
        <p>{written === '' ? line : written}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {onAsk !== null &&
            [fine, notWell].map((answer) => (
              <Button key={answer} size="sm" onClick={() => onAsk(answer)}>
                {answer}
              </Button>
            ))}
          <Button size="sm" aria-expanded={isOpen} aria-controls={contacts} onClick={() => setOpen(!isOpen)}>
            <Phone aria-hidden="true" />
            {talk}
          </Button>
        </div>
        <div id={contacts} hidden={!isOpen} className="mt-3">
          <ContactList lines={lines} channels={channels} language={language} />
        </div>
      </div>
    </div>
  );
}

const ROW =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 text-ink leading-snug no-underline max-[599px]:grid';
const BIG = 'inline-flex items-center gap-2 font-display font-medium text-accent text-xl';
const ICON = 'size-5 shrink-0 stroke-[1.75]';

interface ContactListProps {
  readonly lines: readonly HelpLine[];
  readonly channels: readonly TextChannel[];
  readonly language: Language;
}

/** Who can be called, and who can be written to: each as large as the other. */
function ContactList({ lines, channels, language }: ContactListProps) {
  return (
    <ul className="border-line border-t min-[900px]:grid min-[900px]:grid-cols-2 min-[900px]:gap-x-8">
      {lines.map(({ id, number, name }) => (
        <li key={id} className="border-line border-b">
          <a href={`tel:${number.replace(/\s/g, '')}`} className={ROW}>
            <span className="text-sm">{name[language]}</span>
            <b className={BIG}>
              <Phone aria-hidden="true" className={ICON} />
              {number}
            </b>
          </a>
        </li>
      ))}
      {channels.map(({ id, name, how, number, sms, whatsapp }) => (
        <li key={id} className={`border-line border-b ${ROW}`}>
          <span className="text-sm">
            {name[language]}
            <span className="block text-ink-2">{how[language]}</span>
          </span>
          <span className="flex flex-wrap gap-x-5">
            <a href={sms} className={`min-h-(--tap) no-underline ${BIG}`}>
              <MessageSquareText aria-hidden="true" className={ICON} />
              {number}
            </a>
            <a
              href={whatsapp}
              target="_blank"
              rel="noopener noreferrer"
              className={`min-h-(--tap) no-underline ${BIG}`}
            >
              WhatsApp
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
