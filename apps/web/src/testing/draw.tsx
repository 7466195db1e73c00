import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import type { Namespace } from '../shared/i18n/catalogue-keys.ts';
import type { Language } from '../shared/i18n/languages.ts';
import { textsIn } from './texts.ts';

export interface Drawn extends RenderResult {
  readonly user: UserEvent;
}

interface Settings {
  readonly language?: Language;
  readonly namespaces?: readonly Namespace[];
  readonly user?: UserEvent;
}

/** Draws a part of the page with its real texts. */
export async function draw(part: ReactNode, settings: Settings = {}): Promise<Drawn> {
  const { language = 'en', namespaces = [], user = userEvent.setup() } = settings;
  const texts = await textsIn(language, ...namespaces);
  return { user, ...render(<Providers texts={texts}>{part}</Providers>) };
}

/** Draws routes at an address; `visit` goes on from there. */
export async function drawRoutes(
  routes: RouteObject[],
  at: string,
  settings: Settings = {},
): Promise<Drawn & { readonly visit: (to: string | number) => Promise<void> }> {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const drawn = await draw(<RouterProvider router={router} />, settings);
  const visit = (to: string | number) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
  return { ...drawn, visit };
}
