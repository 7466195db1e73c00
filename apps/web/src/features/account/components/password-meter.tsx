import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names.ts';
import { type PasswordStrength, passwordStrength } from '../model/password-strength.ts';

const STEPS = [1, 2, 3, 4] as const;
const FILLED = { empty: 0, tooShort: 0, ownName: 1, weak: 1, fair: 2, good: 3, strong: 4 } as const;

function strengthText(strength: PasswordStrength, t: TFunction<'account'>): string {
  if (strength.kind === 'empty') return t('hint.Password');
  if (strength.kind === 'tooShort') return t('password.tooShort', { count: strength.missing });
  return t(`password.${strength.kind}`);
}

interface PasswordMeterProps {
  readonly password: string;
  /** Username and e-mail, which a password must not be. */
  readonly own?: readonly string[];
}

/** How strong a password is while it is typed: four steps and a word, so that colour is not needed. */
export function PasswordMeter({ password, own = [] }: PasswordMeterProps) {
  const { t } = useTranslation('account');
  const strength = passwordStrength(password, own);
  const filled = FILLED[strength.kind];
  return (
    <span className="grid gap-1.5">
      <span
        aria-hidden="true"
        className={classNames('grid grid-cols-4 gap-1 pt-1', strength.kind === 'empty' && 'hidden')}
      >
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames('h-1 rounded-full', step <= filled ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </span>
      <span role="status">
        {strength.kind !== 'empty' && <span className="sr-only">{t('password.strength')}: </span>}
        {strengthText(strength, t)}
      </span>
    </span>
  );
}
