import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, type RouteObject, useNavigate, useRoutes } from 'react-router';
import { toast } from 'sonner';
import { onTestFinished } from 'vitest';
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
  // The library keeps what was not closed and shows it again wherever messages appear next.
  onTestFinished(() => void toast.dismiss());
  return { user, ...render(<Providers texts={texts}>{part}</Providers>) };
}

interface DrawingProps {
  readonly routes: RouteObject[];
  readonly handOver: (navigate: NavigateFunction) => void;
}

function Drawing({ routes, handOver }: DrawingProps) {
  const navigate = useNavigate();
  useEffect(() => handOver(navigate));
  return useRoutes(routes);
}

/** Draws routes at an address; `visit` goes on from there. */
export async function drawRoutes(
  routes: RouteObject[],
  at: string,
  settings: Settings = {},
): Promise<Drawn & { readonly visit: (to: string | number) => void }> {
  let navigate: NavigateFunction | undefined;
  const handOver = (next: NavigateFunction) => {
    navigate = next;
  };
  const drawn = await draw(
    <MemoryRouter initialEntries={[at]}>
      <Drawing routes={routes} handOver={handOver} />
    </MemoryRouter>,
    settings,
  );
  const visit = (to: string | number) => void (typeof to === 'number' ? navigate?.(to) : navigate?.(to));
  return { ...drawn, visit };
}
