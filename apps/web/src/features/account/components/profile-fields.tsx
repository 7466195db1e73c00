import { FORMS, GENDERS, SCHOOL_DISTRICTS, TITLES } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { FieldBinding } from '../../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { namesIn } from '../model/name-order.ts';
import { ChoiceField } from './choice-field.tsx';

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
      {namesIn(languageOf(i18n.language)).map((name) => (
        <TextField key={name} label={t(`field.${name}`)} field={bind(name)} autoComplete={NAME_HINTS[name]} />
      ))}
      <ChoiceField label={t('field.Form')} field={bind('Form')} options={forms} />
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
