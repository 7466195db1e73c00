import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { useChatActs, useNextMessage } from '../../model/counsellor.ts';

/** Brief or detailed answers. */
export function LengthChoice() {
  const { t } = useTranslation('counsellor');
  const { detailed } = useNextMessage();
  const { setDetailed } = useChatActs();
  const lengths = [
    { key: 'brief', value: false },
    { key: 'detailed', value: true },
  ] as const;
  return (
    <fieldset
      aria-label={t('bar.length')}
      className="ms-auto inline-flex min-w-0 rounded-2 border border-line-strong text-xs"
    >
      {lengths.map(({ key, value }) => (
        <button
          key={key}
          type="button"
          aria-pressed={detailed === value}
          onClick={() => setDetailed(value)}
          className={classNames(
            'min-h-(--tap) px-3 first:rounded-s-[7px] last:rounded-e-[7px]',
            detailed === value ? 'bg-eddy-tint font-strong text-eddy-ink' : 'text-ink-2',
          )}
        >
          {t(`bar.${key}`)}
        </button>
      ))}
    </fieldset>
  );
}
