import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { nameFieldsIn } from '../model/form-fields.ts';
import { AccountLayout, AccountSection, SessionsComing } from './account-section.tsx';
import { FormSection } from './profile-fields.tsx';
import { ProfileLayout, ProfileSkeleton } from './profile-layout.tsx';
import { LoginLayout, RegisterLayout } from './sign-in-layout.tsx';

interface FieldOutlineProps {
  readonly label: string;
  readonly hint?: string;
  /** With a button in it, which makes it a little higher. */
  readonly secret?: boolean;
}

/** A field that can be read and not yet be filled in. */
function FieldOutline({ label, hint, secret = false }: FieldOutlineProps) {
  return (
    <Field label={label} hint={hint}>
      {() => <Skeleton className={secret ? 'h-11.5 w-full' : 'h-11 w-full'} />}
    </Field>
  );
}

const BUTTON = 'h-11 w-28 max-md:w-full';

/** The log-in page before its script is there: everything to be read, and the outline of the form. */
export function LoginOutline() {
  const { t } = useTranslation('account');
  return (
    <LoginLayout>
      <div className="mt-6 grid gap-4">
        <FieldOutline label={t('field.identifier')} />
        <FieldOutline label={t('field.password')} secret />
        <Skeleton className={BUTTON} />
      </div>
    </LoginLayout>
  );
}

/** The registration page before its script is there: what it asks for can be read. */
export function RegisterOutline() {
  const { t, i18n } = useTranslation('account');
  return (
    <RegisterLayout>
      <div className="mt-4 grid gap-8">
        <FormSection title={t('register.about')}>
          {nameFieldsIn(languageOf(i18n.language)).map((name) => (
            <FieldOutline key={name} label={t(`field.${name}`)} />
          ))}
          <FieldOutline label={t('optional', { label: t('field.Form') })} />
          <FieldOutline label={t('field.School_District')} />
        </FormSection>
        <FormSection title={t('register.signIn')}>
          <FieldOutline label={t('field.Email_Address')} hint={t('hint.Email_Address')} />
          <FieldOutline label={t('optional', { label: t('field.User_ID') })} hint={t('hint.User_ID')} />
        </FormSection>
      </div>
    </RegisterLayout>
  );
}

/** The page that asks for a link by mail, before its script is there. */
export function ForgotPasswordOutline() {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('reset.askTitle')} lead={t('reset.askLead')}>
      <div className="mt-6 grid gap-4">
        <FieldOutline label={t('field.Email_Address')} />
        <Skeleton className={BUTTON} />
      </div>
    </FormPage>
  );
}

/** The page that the link leads to, before its script has read the link. */
export function ResetPasswordOutline() {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      <div data-with-hash="">
        <div className="mt-6 grid gap-4">
          <FieldOutline label={t('field.next')} hint={t('hint.Password')} secret />
          <FieldOutline label={t('field.ConfirmPassword')} secret />
          <Skeleton className={BUTTON} />
        </div>
      </div>
    </FormPage>
  );
}

/** The page that confirms an e-mail address, before its script has read the link. */
export function ConfirmEmailOutline() {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      <Skeleton className="mt-6 h-11 w-40" />
    </FormPage>
  );
}

/** The profile before its script is there. */
export function EditProfileOutline({ reportPath }: { readonly reportPath: string }) {
  return (
    <ProfileLayout reportPath={reportPath}>
      <ProfileSkeleton />
    </ProfileLayout>
  );
}

/** As wide as what is not known yet. */
const GAP = '\u00a0'.repeat(46);

/** The account before it is known whose it is: what can be done with it. */
export function AccountOutline() {
  const { t } = useTranslation('account');
  return (
    <AccountLayout lead={t('account.lead', { userId: GAP })}>
      <AccountSection title={t('account.password.title')} lead={t('account.password.lead')}>
        <Button>{t('account.password.open')}</Button>
      </AccountSection>
      <AccountSection title={t('account.email.title')} lead={t('account.email.lead', { email: GAP })}>
        <Button>{t('account.email.open')}</Button>
      </AccountSection>
      <section className="border-line border-t pt-5">
        <h2 className="mb-3 text-lg">{t('account.sessions.title')}</h2>
        <SessionsComing />
      </section>
    </AccountLayout>
  );
}
