import { lazy, Suspense } from 'react';
import { useSession, useUserId, useUserRecord } from '../../shared/session/use-session.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useMediaQuery, WIDE_BAR } from '../../shared/ui/use-media-query.ts';
import { type LinkGroup, pathOf } from '../route-table.ts';
import { LinkGroups } from './link-groups.tsx';

const barAndMenu = () => import('../../features/account/session/account-bar.tsx');
const AccountBar = lazy(() => barAndMenu().then((module) => ({ default: module.AccountBar })));
const AccountMenu = lazy(() => barAndMenu().then((module) => ({ default: module.AccountMenu })));
const MenuDot = lazy(() =>
  import('../../features/account/session/notices.tsx').then((module) => ({ default: module.MenuDot })),
);
const AccountWorkKeeper = lazy(() =>
  import('../../features/account/session/account-work-keeper.tsx').then((module) => ({
    default: module.AccountWorkKeeper,
  })),
);

const AgreementNotice = lazy(() =>
  import('../../features/account/privacy/privacy-statement.tsx').then((module) => ({
    default: module.AgreementNotice,
  })),
);

/** Bell, user and the account menu in the bar of a wide screen; nothing for visitors. */
export function AccountBarPart({ groups }: { readonly groups: readonly LinkGroup[] }) {
  const userId = useUserId();
  const wide = useMediaQuery(WIDE_BAR);
  return userId === null || !wide ? null : (
    <div className="flex items-center gap-1">
      <Suspense fallback={<Skeleton className="h-9 w-52" />}>
        <AccountBar
          userId={userId}
          reportPath={pathOf('report')}
          links={(close) => <LinkGroups groups={groups} size="menu" onFollow={close} />}
        />
      </Suspense>
    </div>
  );
}

/** The same as the last part of the slide-in menu. */
export function AccountMenuPart({ onFollow }: { readonly onFollow: () => void }) {
  const userId = useUserId();
  return userId === null ? null : (
    <Suspense>
      <AccountMenu userId={userId} reportPath={pathOf('report')} onFollow={onFollow} />
    </Suspense>
  );
}

/** A dot on the button of the slide-in menu when there is something in it to be read. */
export function MenuDotPart() {
  const userId = useUserId();
  return userId === null ? null : (
    <Suspense>
      <MenuDot userId={userId} reportPath={pathOf('report')} />
    </Suspense>
  );
}

/** Asks for the agreement that is not given yet, at the foot of the window. */
export function AgreementPart() {
  const due = useUserRecord()?.agreement_due === true;
  return due ? (
    <Suspense>
      <AgreementNotice />
    </Suspense>
  ) : null;
}

/** Saves the work of whoever is signed in, on every page. */
export function AccountWorkPart() {
  const session = useSession();
  return session.kind !== 'signedIn' ? null : (
    <Suspense>
      <AccountWorkKeeper key={session.userId} userId={session.userId} />
    </Suspense>
  );
}
