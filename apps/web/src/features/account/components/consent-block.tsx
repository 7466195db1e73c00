import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { PrivacyStatement } from '../privacy/privacy-statement.tsx';

/** The privacy statement and the agreement to it; highlighted when it was left out. */
export function ConsentBlock({ field }: { readonly field: FieldBinding }) {
  const { t } = useTranslation(['account', 'privacy']);
  const warning = useId();
  return (
    <div
      className={classNames(
        'rounded-2 border px-4 py-3',
        field.error ? 'border-danger bg-danger-tint ring-1 ring-danger ring-inset' : 'border-line',
      )}
    >
      <details className="group">
        <summary className="flex min-h-(--tap) cursor-pointer items-center text-accent text-sm underline underline-offset-4">
          {t('register.readPrivacy')}
        </summary>
        <section
          aria-label={t('privacy:title')}
          className="mt-2 mb-3 max-h-80 overflow-y-auto rounded-2 border border-line bg-surface p-4"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <PrivacyStatement />
        </section>
      </details>
      <label className="flex min-h-(--tap) cursor-pointer items-start gap-3 py-2 leading-snug">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-(--accent)"
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? warning : undefined}
          {...field.input}
        />
        {t('register.consent')}
      </label>
      {field.error && (
        <p
          id={warning}
          role="alert"
          className="flex items-center gap-1.5 pb-1 text-danger text-sm leading-snug"
        >
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {field.error}
        </p>
      )}
    </div>
  );
}
