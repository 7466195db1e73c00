import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
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

/** Outlines, but not of the recommendations, which are asked for only once the pupil rests. */
const onTheirWay = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll('.skeleton-pulse')].filter(
    (outline) => outline.closest('[role=status]') === null,
  );

const opened: QueryClient[] = [];

/** Lets every call come to its end before the page is taken away. */
afterEach(async () => {
  await waitFor(() => {
    if (opened.some((queries) => queries.isFetching() > 0)) throw new Error('calls are still under way');
  });
  opened.length = 0;
});

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
    </QueryClientProvider>
  );
  const drawn = await drawRoutes([{ path: '/jupaselect', element: page }], '/jupaselect', {
    language,
    namespaces: ['admission', 'lists'],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    if (onTheirWay(drawn.container).length > 0) throw new Error('the programmes are still on their way');
  });
  return drawn;
}
