import { LIST_SIZES, levelName, splitTitle } from '@lodestar/domain';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortlist } from '../../../../shared/lists/shortlist.tsx';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { useAdmission } from '../admission-provider.tsx';

/** Programmes to come back to, in no order, each a press away from the list. */
export function ShortlistSection() {
  const { t } = useTranslation('lists');
  const heading = useId();
  const { codes } = useShortlist();
  return (
    <section aria-labelledby={heading} className="mt-8">
      <header className="flex items-baseline justify-between gap-3 border-ink border-b-[1.5px] pb-1">
        <h3 id={heading}>{t('shortlist.title')}</h3>
        {codes.length > 0 && (
          <span className="text-muted text-xs">
            {t('shortlist.count', { count: codes.length, most: LIST_SIZES.shortlist })}
          </span>
        )}
      </header>
      {codes.length === 0 && <p className="mt-2 text-muted text-sm leading-snug">{t('shortlist.empty')}</p>}
      <ul>
        {codes.map((code) => (
          <ShortlistedRow key={code} code={code} />
        ))}
      </ul>
    </section>
  );
}

function ShortlistedRow({ code }: { readonly code: string }) {
  const { catalogue, choices, levelOf } = useAdmission();
  const { t } = useTranslation('lists');
  const { t: words, language } = useWording();
  const shortlist = useShortlist();
  const programme = catalogue?.find(code);
  const level = levelOf(code);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 border-line border-b py-1.5 text-sm leading-snug">
      <div className="min-w-0">
        <p className="text-xs">
          <b className="font-strong tracking-code">{code}</b>{' '}
          {programme !== undefined && (
            <span className="text-muted">{words(`institution.${programme.institution}`)}</span>
          )}
        </p>
        <p>
          {programme === undefined
            ? words('programme.placeholder', { code })
            : splitTitle(titleIn(programme, language)).main}
        </p>
        {level !== null && (
          <p className="mt-1">
            <LevelBadge
              level={level.classification}
              name={levelName(level.classification, level.reason, language)}
            />
          </p>
        )}
      </div>
      <span className="flex">
        {!choices.has(code) && (
          <IconButton label={t('shortlist.toList', { code })} onClick={() => choices.add(code)}>
            <Plus aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={t('shortlist.removeCode', { code })}
          className="-me-2.5 text-muted"
          onClick={() => shortlist.remove(code)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}
