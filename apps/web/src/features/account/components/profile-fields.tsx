import { FORMS, GENDERS, SCHOOL_DISTRICTS, TITLES } from '@lodestar/contract';
import { listIn } from '@lodestar/domain';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { type LabelledField, nameFieldsIn } from '../model/form-fields.ts';

const NAME_HINTS = { First_Name: 'given-name', Last_Name: 'family-name' } as const;

type Bind<Name extends string> = (name: Name) => FieldBinding;

const TITLE_KEYS = { 'Mr.': 'Mr', 'Ms.': 'Ms', 'Mrs.': 'Mrs', 'Dr.': 'Dr', 'Prof.': 'Prof' } as const;

interface AboutFieldsProps {
  readonly bind: Bind<'Last_Name' | 'First_Name' | 'Form' | 'School_District'>;
}

/** Name, form and district of whoever fills in a form. */
export function AboutFields({ bind }: AboutFieldsProps) {
  const { t, i18n } = useTranslation('account');
  const forms = FORMS.map((form) => ({ value: String(form), label: t(`formOf.${form}`) }));
  const districts = SCHOOL_DISTRICTS.map((value) => ({ value, label: t(`district.${value}`) }));
  return (
    <>
      {nameFieldsIn(languageOf(i18n.language)).map((name) => (
        <TextField key={name} label={t(`field.${name}`)} field={bind(name)} autoComplete={NAME_HINTS[name]} />
      ))}
      <ChoiceField
        label={t('optional', { label: t('field.Form') })}
        field={bind('Form')}
        options={forms}
        placeholder={t('notSaid')}
      />
      <ChoiceField
        label={t('field.School_District')}
        field={bind('School_District')}
        options={districts}
        placeholder={t('choose')}
      />
    </>
  );
}

interface ExtraFieldsProps {
  readonly bind: Bind<'Title' | 'Nickname' | 'Gender' | 'Tel' | 'School_Name'>;
}

/** What nobody has to say. */
export function ExtraFields({ bind }: ExtraFieldsProps) {
  const { t } = useTranslation('account');
  const titles = TITLES.map((value) => ({ value, label: t(`title.${TITLE_KEYS[value]}`) }));
  const genders = GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }));
  return (
    <>
      <ChoiceField
        label={t('field.Title')}
        field={bind('Title')}
        options={titles}
        placeholder={t('notSaid')}
        autoComplete="honorific-prefix"
      />
      <TextField label={t('field.Nickname')} field={bind('Nickname')} autoComplete="nickname" />
      <ChoiceField
        label={t('field.Gender')}
        field={bind('Gender')}
        options={genders}
        placeholder={t('notSaid')}
        autoComplete="sex"
      />
      <TextField
        label={t('field.Tel')}
        field={bind('Tel')}
        hint={t('hint.Tel')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField label={t('field.School_Name')} field={bind('School_Name')} autoComplete="organization" />
    </>
  );
}

interface ChoiceFieldProps
  extends Omit<ComponentProps<typeof SelectInput>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly label: string;
  readonly field: FieldBinding;
}

function ChoiceField({ label, field, ...rest }: ChoiceFieldProps) {
  return (
    <Field label={label} error={field.error}>
      {(control) => <SelectInput {...control} {...field.input} {...rest} />}
    </Field>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Set apart from what is required. */
  readonly apart?: boolean;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, lead, children, apart = false }: FormSectionProps) {
  return (
    <fieldset
      className={classNames(
        'min-w-0',
        apart ? 'rounded-2 border border-line border-dashed px-4 pt-3 pb-5' : 'border-line border-t pt-4',
      )}
    >
      <legend className={classNames('float-left mb-1 w-full p-0', apart ? null : 'mb-3')}>
        <h2 className="text-lg">{title}</h2>
      </legend>
      {lead && <p className="clear-both mb-3 text-muted text-sm">{lead}</p>}
      <div className="clear-both grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface LeftoverNoticeProps {
  readonly back: readonly LabelledField[];
  readonly lost?: readonly LabelledField[];
  readonly onUndo: () => void;
}

/** Says which changes of an earlier visit are in the form again, and which have to be typed again. */
export function LeftoverNotice({ back, lost = [], onUndo }: LeftoverNoticeProps) {
  const { t, i18n } = useTranslation('account');
  const fieldsOf = (names: readonly LabelledField[]) =>
    listIn(
      languageOf(i18n.language),
      names.map((name) => t(`field.${name}`)),
    );
  const action = (
    <Button size="sm" onClick={onUndo}>
      {t('profile.undo')}
    </Button>
  );
  return (
    <Banner tone="info" action={back.length > 0 && action}>
      {back.length > 0 && <span className="block">{t('profile.kept', { fields: fieldsOf(back) })}</span>}
      {lost.length > 0 && <span className="block">{t('profile.lost', { fields: fieldsOf(lost) })}</span>}
    </Banner>
  );
}
