import { HeartHandshake, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { HELP_LINES, languageOfSoftLine } from '../model/help-lines.ts';
import { ContactList } from './contact-list.tsx';

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
