import { FORMS, type User } from '@lodestar/contract';
import { Download, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { useLightPrint, usePrinting } from '../../../shared/ui/printing.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { fullName } from '../../../shared/user/full-name.ts';
import { useDeviceWork } from '../../../shared/work/device-value.ts';

/** Who the report is about, the ways to change it and to print it, and by which name it is printed. */
export function ProfileBlock({ user }: { readonly user: User }) {
  const { t } = useTranslation('report');
  const { value: chosen, change } = useDeviceWork('nameOnPaper', NAME_ON_PAPER);
  const onPaper = !user.Nickname && chosen === 'nickname' ? 'full' : chosen;
  const printing = usePrinting();
  const form = FORMS.find((one) => one === user.Form);
  const facts = [
    { key: 'school', value: user.School_Name || t('profile.notGiven') },
    { key: 'form', value: form === undefined ? t('profile.notGiven') : t(`form.${form}`) },
    { key: 'role', value: t(`role.${user.User_Role}`) },
  ] as const;
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-b pb-6 print:pb-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="break-words">
          <Name user={user} shown={printing ? onPaper : 'full'} />
        </h1>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 print:mt-1">
          {facts.map(({ key, value }) => (
            <div key={key} className="min-w-0">
              <dt className="text-muted text-xs">{t(`profile.${key}`)}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto print:hidden">
        <Select
          label={t('paper.name')}
          labelled
          options={NAMES.filter((name) => name !== 'nickname' || user.Nickname).map((name) => ({
            value: name,
            label: t(`paper.${name}`),
          }))}
          value={onPaper}
          onChange={(name) => change(() => name)}
        />
        <PrintButton />
        <Link to="/edit-profile" className={buttonStyles('secondary', 'md')}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('profile.edit')}
        </Link>
      </div>
    </section>
  );
}

const NAMES = ['full', 'nickname', 'none'] as const;
type NameShown = (typeof NAMES)[number];

/** By which name the pupil wants to be on paper. */
const NAME_ON_PAPER = {
  parse: (stored: unknown) => NAMES.find((name) => name === stored) ?? null,
  initial: (): NameShown => 'full',
};

function Name({ user, shown }: { readonly user: User; readonly shown: NameShown }) {
  const { t } = useTranslation('report');
  if (shown === 'none') return t('title');
  if (shown === 'nickname') return user.Nickname;
  return (
    <>
      {fullName(user)}
      {user.Nickname && (
        <span className="ms-2 text-[0.6em] text-muted">
          {t('profile.nickname', { nickname: user.Nickname })}
        </span>
      )}
    </>
  );
}

/** Opens the browser's own print dialog, which saves as PDF. */
function PrintButton() {
  const { t } = useTranslation('report');
  useLightPrint();
  return (
    <Button onClick={() => window.print()}>
      <Download aria-hidden="true" className="size-4" />
      {t('print')}
    </Button>
  );
}
