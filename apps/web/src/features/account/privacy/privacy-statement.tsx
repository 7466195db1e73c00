import { AGREEMENT_VERSION } from '@lodestar/contract';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useFootBar } from '../../../shared/ui/foot-bar.ts';
import { pageNotice } from '../../../shared/ui/tells-height.ts';

const PLAIN_SECTIONS = ['why', 'shared', 'long', 'device', 'rights', 'minors', 'complaint'] as const;
const KEPT = ['needed', 'optional', 'work', 'technical'] as const;

/** What is kept about a pupil, why, how long, who sees it, and how to see, take and erase it. */
export function PrivacyStatement() {
  const { t } = useTranslation('privacy');
  const email = usePageConfig()?.contactEmail;
  return (
    <div className="grid max-w-[42rem] gap-4 text-sm [&_h3]:mb-1 [&_h3]:text-md">
      <p className="text-ink-2 text-md">{t('lead')}</p>
      <section>
        <h3>{t('who.title')}</h3>
        <p>
          {t('who.text')} {email ? t('who.contact', { email }) : t('who.noContact')}
        </p>
      </section>
      <section>
        <h3>{t('kept.title')}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {KEPT.map((key) => (
            <li key={key}>{t(`kept.${key}`)}</li>
          ))}
        </ul>
      </section>
      {PLAIN_SECTIONS.map((key) => (
        <section key={key}>
          <h3>{t(`${key}.title`)}</h3>
          <p>{t(`${key}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

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

/**
 * Asks once a visit whoever registered elsewhere, or before the statement changed. It stands at the foot of the window,
 * so that nothing jumps when it comes; pages leave it room at their end, so that it covers nothing for good.
 */
export function AgreementNotice() {
  const { t } = useTranslation(['account', 'privacy']);
  const [state, setState] = useState<'asking' | 'busy' | 'failed' | 'putAway'>('asking');
  const bottom = useFootBar();
  if (state === 'putAway') return null;
  const agree = async () => {
    setState('busy');
    try {
      await call('agree', { body: { agreed: true, version: AGREEMENT_VERSION } });
      setState('putAway');
      refreshSession();
    } catch {
      setState('failed');
    }
  };
  return (
    <section
      ref={pageNotice}
      aria-label={t('agreement.title')}
      style={{ bottom }}
      className="fixed inset-x-0 z-(--z-sticky) max-h-[70dvh] overflow-y-auto border-line border-t bg-surface px-(--gutter) py-3 shadow-2 print:hidden"
    >
      <div className="mx-auto max-w-[44rem]">
        <p className="text-sm leading-snug">{t('agreement.text')}</p>
        <details>
          <summary className="flex min-h-(--tap) cursor-pointer items-center text-accent text-sm underline underline-offset-4">
            {t('register.readPrivacy')}
          </summary>
          <PrivacyStatement />
        </details>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" disabled={state === 'busy'} onClick={() => void agree()}>
            {t('agreement.agree')}
          </Button>
          <Button onClick={() => setState('putAway')}>{t('agreement.later')}</Button>
          <p role="status" className="text-danger text-sm">
            {state === 'failed' && t('agreement.failed')}
          </p>
        </div>
      </div>
    </section>
  );
}
