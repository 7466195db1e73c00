import type { AnswererKind } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../api/use-page-config.ts';
import { useSession, useUserRecord } from '../session/use-session.ts';
import { classNames } from '../ui/class-names.ts';
import { SendLinkAgain } from './email-link.tsx';

interface WhoAnswers {
  /** Undefined until it is known. */
  readonly kind: AnswererKind | undefined;
  /** The built-in guide stands in for a model until the e-mail address is confirmed. */
  readonly isUnconfirmed: boolean;
}

/** Who answers for Eddy whoever is signed in here; the server decides by its own. */
export function useWhoAnswers(): WhoAnswers {
  const kind = usePageConfig()?.counsellor ?? saidByPage();
  const record = useUserRecord();
  const isVisitor = useSession().kind === 'visitor';
  // Whether the guide stands in for a model is known with the record.
  if (kind === 'model' && record === null && !isVisitor) return { kind: undefined, isUnconfirmed: false };
  const isUnconfirmed = record?.email_confirmation_due === true && kind === 'model';
  return { kind: isUnconfirmed ? 'guide' : kind, isUnconfirmed };
}

/** What the page says ahead of any call, if whoever served it did. */
function saidByPage(): AnswererKind | undefined {
  const { answers } = document.documentElement.dataset;
  return answers === 'guide' || answers === 'model' ? answers : undefined;
}

/** Says why the built-in guide writes where a model could, with the way to change it; nothing else. */
export function GuideUntilConfirmed({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const { isUnconfirmed } = useWhoAnswers();
  const email = useUserRecord()?.Email_Address ?? '';
  if (!isUnconfirmed) return null;
  return (
    <div className={classNames('grid gap-2 print:hidden', className)}>
      <p className="break-words text-sm">{t('eddy.unconfirmed', { email })}</p>
      <SendLinkAgain />
    </div>
  );
}
