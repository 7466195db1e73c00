import { useLanguageSwitch } from '../../shared/i18n/use-language-switch.ts';
import { LanguageChoice } from './language-choice.tsx';

export function LanguageSwitcher() {
  const { language, syncing, choose } = useLanguageSwitch();
  return <LanguageChoice language={language} syncing={syncing} onChoose={choose} />;
}
