import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { builtRoute } from '../route-table.ts';

const AccountBar = lazy(() =>
  import('../../features/account/components/account-bar.tsx').then((module) => ({
    default: module.AccountBar,
  })),
);
const AccountMenu = lazy(() =>
  import('../../features/account/components/account-menu.tsx').then((module) => ({
    default: module.AccountMenu,
  })),
);
const MenuDot = lazy(() =>
  import('../../features/account/components/menu-dot.tsx').then((module) => ({ default: module.MenuDot })),
);
const AccountWorkKeeper = lazy(() =>
  import('../../features/account/components/account-work-keeper.tsx').then((module) => ({
    default: module.AccountWorkKeeper,
  })),
);

const reportPath = () => builtRoute('report')?.path ?? null;

function useShownUser(): string | null {
  const session = useSession();
  if (session.kind === 'checking') return session.known?.userId ?? null;
  return session.kind === 'signedIn' ? session.userId : null;
}

/** Bell, user and log out in the bar of a wide screen; nothing for visitors. */
export function AccountBarPart() {
  const userId = useShownUser();
  return userId === null ? null : (
    <div className="hidden items-center gap-1 lg:flex">
      <Suspense fallback={<Skeleton className="h-9 w-52" />}>
        <AccountBar userId={userId} reportPath={reportPath()} />
      </Suspense>
    </div>
  );
}

/** The same as the last part of the slide-in menu. */
export function AccountMenuPart({ onFollow }: { readonly onFollow: () => void }) {
  const userId = useShownUser();
  return userId === null ? null : (
    <Suspense>
      <AccountMenu userId={userId} reportPath={reportPath()} onFollow={onFollow} />
    </Suspense>
  );
}

/** A dot on the button of the slide-in menu when there is something in it to be read. */
export function MenuDotPart() {
  const userId = useShownUser();
  return userId === null ? null : (
    <Suspense>
      <MenuDot userId={userId} reportPath={reportPath()} />
    </Suspense>
  );
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
