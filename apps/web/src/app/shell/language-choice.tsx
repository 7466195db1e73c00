import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { htmlLang, LANGUAGES, type Language } from '../../shared/i18n/languages.ts';

const FACE = { en: 'EN', tc: '繁', sc: '简' } as const;
const NAME = { en: 'EN English', tc: '繁體中文', sc: '简体中文' } as const;

interface LanguageChoiceProps {
  readonly language: Language;
  readonly syncing: boolean;
  readonly onChoose?: (language: Language) => void;
}

/** The three languages, each named in itself; locked while a change runs. */
export function LanguageChoice({ language, syncing, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('app');
  return (
    <fieldset
      aria-label={t('language.label')}
      aria-busy={syncing}
      className="relative m-0 inline-flex min-w-0 shrink-0 rounded-2 border border-line p-0"
    >
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={htmlLang(choice)}
          aria-label={NAME[choice]}
          aria-pressed={choice === language}
          disabled={syncing}
          onClick={() => onChoose?.(choice)}
          className="relative h-9 min-w-9 border-line border-s px-1 text-center text-muted text-xs after:absolute after:inset-x-0 after:-inset-y-1 first:rounded-s-[5px] first:border-s-0 last:rounded-e-[5px] enabled:hover:text-ink aria-pressed:bg-accent-tint aria-pressed:font-strong aria-pressed:text-accent"
        >
          {FACE[choice]}
        </button>
      ))}
      <span
        role="status"
        className="absolute inset-0 flex items-center justify-center gap-1.5 rounded-2 text-ink-2 text-xs empty:hidden [&:not(:empty)]:bg-sunken"
      >
        {syncing && (
          <>
            <LoaderCircle aria-hidden="true" className="spin size-3.5" />
            {t('language.syncing')}
          </>
        )}
      </span>
    </fieldset>
  );
}
