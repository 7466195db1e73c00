import type { i18n } from 'i18next';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { useUserId } from '../shared/session/use-session.ts';
import { currentSession } from '../shared/session.ts';
import { loadChunk } from './chunk.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pathOf } from './route-table.ts';

/** What visitors find here; drawn at once when it is there. */
let landing: ComponentType | null = null;

async function loadLanding(texts: i18n) {
  const [{ LandingPage }] = await Promise.all([
    import('../features/support/landing-page.tsx'),
    loadTexts(texts, ['support']),
  ]);
  landing = LandingPage;
  return { default: LandingPage };
}

/** What whoever is signed in finds here. */
async function loadDashboard(texts: i18n) {
  const [{ DashboardPage }, { inQueryScope }] = await Promise.all([
    import('../features/report/dashboard-page.tsx'),
    import('./query-scope.tsx'),
    loadTexts(texts, ['report', 'admission']),
  ]);
  const paths = {
    test: pathOf('personalityTest'),
    eddy: pathOf('eddy'),
    report: pathOf('report'),
    trajectory: pathOf('trajectory'),
  };
  return { default: inQueryScope(() => <DashboardPage paths={paths} />) };
}

/** Fetches what is found here now, so that what index.html shows stands until the page takes its place in one piece. */
export async function loadHome(texts: i18n): Promise<void> {
  await (currentSession().kind === 'visitor' ? loadLanding : loadDashboard)(texts);
}

/** One of the two, fetched where it is not there yet. */
function FetchedHome({
  load,
}: {
  readonly load: (texts: i18n) => Promise<{ readonly default: ComponentType }>;
}) {
  const { i18n: texts } = useTranslation();
  const [Page] = useState(() => lazy(() => loadChunk('home', () => load(texts))));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

/** The front door: the landing page for visitors, the dashboard for whoever is signed in. */
export function HomePage() {
  const isVisitor = useUserId() === null;
  const Landing = landing;
  if (!isVisitor) return <FetchedHome key="dashboard" load={loadDashboard} />;
  return Landing ? <Landing /> : <FetchedHome key="landing" load={loadLanding} />;
}
