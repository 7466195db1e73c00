import { MessageSquareText, Phone } from 'lucide-react';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { HelpLine, TextChannel } from '../model/help-lines.ts';

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
export function ContactList({ lines, channels, language }: ContactListProps) {
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
