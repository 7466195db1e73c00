import { AccountBarPart } from './account-part.tsx';
import { BarLayout } from './bar-layout.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useNavigation } from './use-navigation.ts';

/** `fullWidth`: the bar reaches from edge to edge, as on the trajectory map. */
export function TopBar({ fullWidth }: { readonly fullWidth: boolean }) {
  const { links, entrances } = useNavigation();
  return (
    <BarLayout
      links={links}
      entrances={entrances}
      languages={<LanguageSwitcher />}
      account={<AccountBarPart />}
      fullWidth={fullWidth}
    />
  );
}
