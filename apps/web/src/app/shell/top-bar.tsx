import { useLanguageSwitch } from '../../shared/i18n/use-language-switch.ts';
import { useLastSession } from '../../shared/session/use-session.ts';
import { entrancesFor, type LinkGroup, linkGroupsFor, linksIn, type Route } from '../route-table.ts';
import { AccountBarPart } from './account-part.tsx';
import { BarLayout, LanguageChoice } from './bar-layout.tsx';

/** `fullWidth`: the bar reaches from edge to edge, as on the trajectory map. */
export function TopBar({ fullWidth }: { readonly fullWidth: boolean }) {
  const { links, groups, entrances } = useNavigation();
  return (
    <BarLayout
      links={links}
      groups={groups}
      entrances={entrances}
      languages={<LanguageSwitcher />}
      account={<AccountBarPart groups={groups} />}
      fullWidth={fullWidth}
    />
  );
}

interface Navigation {
  readonly links: readonly Route[];
  readonly groups: readonly LinkGroup[];
  readonly entrances: readonly Route[];
}

/** The links that whoever uses the page may follow; while a saved token is checked, whoever it was when last seen. */
function useNavigation(): Navigation {
  const session = useLastSession();
  return {
    links: linksIn('bar', session),
    groups: linkGroupsFor(session),
    entrances: entrancesFor(session),
  };
}

export function LanguageSwitcher() {
  const { language, syncing, choose } = useLanguageSwitch();
  return <LanguageChoice language={language} syncing={syncing} onChoose={choose} />;
}
