import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEMES, useTheme } from '../../shared/theme/theme.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';

const ICON = { light: Sun, dark: Moon, system: SunMoon } as const;

export function ThemeButton() {
  const { t } = useTranslation('app');
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const Icon = ICON[theme];
  return (
    <IconButton label={t(`theme.${theme}`)} title={t(`theme.${theme}`)} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
