import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawRoutes } from '../../../../testing/draw.tsx';
import { SurveyFrame } from './survey-frame.tsx';

const URL_OF_FORM = 'https://forms.example.org/survey';

const open = (url = URL_OF_FORM) =>
  drawRoutes([{ path: '*', element: <SurveyFrame url={url} /> }], '/', { namespaces: ['survey'] });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('JUPAS results survey, an outside form');
let state: string;
beforeEach(() => {
  state = 'open';
  vi.stubGlobal('fetch', async () => Response.json({ success: true, state }));
});

describe('the outside form', () => {
  test('is locked in a sandbox, and the page behind does not scroll', async () => {
    const { unmount } = await open();
    const sandbox = frame()?.getAttribute('sandbox') ?? '';
    expect(sandbox).toContain('allow-forms');
    expect(sandbox).not.toContain('allow-top-navigation');
    expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('of our own origin gets none of its rights', async () => {
    await open(`${location.origin}/form`);
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('shows that it is loading until it is there', async () => {
    await open();
    expect(screen.getByRole('status').textContent).toBe('Loading the form…');
    const shown = frame();
    if (shown) fireEvent.load(shown);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('that refuses to be shown here says so, with the way out', async () => {
    state = 'refused';
    await open();
    const shown = frame();
    if (shown) fireEvent.load(shown);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the form');
    expect(frame()).toBeNull();
    const out = screen.getByRole('link', { name: 'Open the form in a new tab' });
    expect(out.getAttribute('href')).toBe(URL_OF_FORM);
  });

  test('that fails says so and can be tried again', async () => {
    const { user } = await open();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load the form');
    expect(frame()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBeNull();
  });
});
