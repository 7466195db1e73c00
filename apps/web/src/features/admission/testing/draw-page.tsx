import { type QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { type RenderResult, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { createQueries } from '../../../app/query-scope.tsx';
import type { Language } from '../../../shared/i18n/languages.ts';
import { drawRoutes } from '../../../testing/draw.tsx';
import { gradedParts } from '../components/graded-parts.tsx';
import { JupaselectPage } from '../jupaselect-page.tsx';
import { graded } from '../model/fetch-graded-parts.ts';

const DESK_WIDTH = 1440;
const PHONE_WIDTH = 360;

interface Visit {
  readonly language?: Language;
  readonly width?: 'desk' | 'phone';
}

const opened: QueryClient[] = [];

/** Lets every call come to its end before the page is taken away. */
afterEach(async () => {
  await waitFor(() => {
    if (opened.some((queries) => queries.isFetching() > 0)) throw new Error('calls are still under way');
  });
  opened.length = 0;
});

/** Is drawn together with what the calls brought: when it says 0, so does the page. */
function CallsUnderWay() {
  return (
    <span data-testid="calls" hidden>
      {useIsFetching()}
    </span>
  );
}

/** Opens the page as a guest with a fresh cache, on a desk unless told otherwise. */
export async function drawPage({
  language = 'en',
  width = 'desk',
}: Visit = {}): Promise<RenderResult & { readonly user: UserEvent }> {
  window.innerWidth = width === 'desk' ? DESK_WIDTH : PHONE_WIDTH;
  const queries = createQueries();
  opened.push(queries);
  // As after the first press, so that tests need not wait for scripts.
  await graded.fetch();
  await gradedParts.fetchWhatOpens();
  const page = (
    <QueryClientProvider client={queries}>
      <JupaselectPage
        paths={{
          shared: '/shared',
          chance: '/chance',
          sure: '/how-sure',
          compare: (codes) => `/compare?codes=${codes.join(',')}`,
        }}
      />
      <CallsUnderWay />
    </QueryClientProvider>
  );
  const drawn = await drawRoutes([{ path: '/jupaselect', element: page }], '/jupaselect', {
    language,
    namespaces: ['admission', 'lists'],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const drawnCalls = screen.getByTestId('calls').textContent;
    if (queries.isFetching() > 0 || drawnCalls !== '0')
      throw new Error('the programmes are still on their way');
  });
  return drawn;
}
