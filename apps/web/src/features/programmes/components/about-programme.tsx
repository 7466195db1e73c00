import type { FieldNames, Programme } from '@lodestar/domain';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { namesIn, ofTwo } from '../../../shared/programme/field-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { HintedLink } from '../../../shared/ui/hinted-link.tsx';
import { useProgrammesWords } from '../model/fact-words.ts';

interface AboutProgrammeProps {
  readonly programme: Programme;
  readonly guide: FieldNames;
}

/** What a programme is about, where it leads, and who recognises it; nothing where the file does not know it. */
export function AboutProgramme({ programme, guide }: AboutProgrammeProps) {
  const t = useProgrammesWords();
  const wording = useWording();
  const about = guide.subjectsOf(programme.code);
  if (about === null) return null;
  const { professional } = about;
  return (
    <section>
      <h2>{t('page.leads')}</h2>
      <Group title={t('page.topics')} items={namesIn(about.topics, 'topics', guide, wording)} />
      <Group title={t('page.careers')} items={namesIn(about.careers, 'careers', guide, wording)} />
      {professional !== null && (
        <>
          <h3>{t('page.recognition')}</h3>
          <p>{ofTwo(professional, guide, wording)}</p>
          {professional.basis === 'general' && (
            <p className="text-muted text-xs leading-snug">{t('page.recognitionGeneral')}</p>
          )}
        </>
      )}
    </section>
  );
}

function Group({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {items.map((item) => (
          <li key={item} className="before:me-2 before:text-muted before:content-['·']">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The programme's pages at JUPAS and at the institution. */
export function OfficialLinks({ programme }: { readonly programme: Programme }) {
  const t = useProgrammesWords();
  const { code, jupas_url, url } = programme;
  if (jupas_url === null && url === null) return null;
  return (
    <section>
      <h2>{t('page.links')}</h2>
      <ul>
        {jupas_url !== null && <Official href={jupas_url}>{t('page.jupasPage', { code })}</Official>}
        {url !== null && <Official href={url}>{t('page.ownPage')}</Official>}
      </ul>
    </section>
  );
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
}

function Official({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useProgrammesWords();
  return (
    <li className="border-line border-b">
      <HintedLink
        href={href}
        hint={t('page.newTab')}
        className="flex min-h-13 items-center justify-between gap-3 text-sm leading-snug"
      >
        <span className="min-w-0">
          {children}
          <span className="wrap-anywhere block text-muted text-xs">{hostOf(href)}</span>
        </span>
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      </HintedLink>
    </li>
  );
}
