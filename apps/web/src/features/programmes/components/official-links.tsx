import type { Programme } from '@lodestar/domain';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { HintedLink } from '../../../shared/ui/hinted-link.tsx';
import { useProgrammesWords } from '../model/option-words.ts';

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
