import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Match {
  readonly key: string;
  readonly name: ReactNode;
  readonly percent: number;
}

/** What suits the abilities, best first, each with how well. */
export function MatchList({ matches }: { readonly matches: readonly Match[] }) {
  const { t } = useTranslation('report');
  return (
    <ol className="text-sm">
      {matches.map(({ key, name, percent }) => {
        const rounded = Math.round(percent);
        return (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-center gap-3 border-line border-t py-2.5 md:grid-cols-[minmax(0,1fr)_6rem_auto]"
          >
            <span className="min-w-0 leading-snug">{name}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-1 bg-sunken">
              <span className="block h-full rounded-1 bg-accent" style={{ inlineSize: `${rounded}%` }} />
            </span>
            <span className="font-strong tabular-nums">{t('match.percent', { percent: rounded })}</span>
          </li>
        );
      })}
    </ol>
  );
}
