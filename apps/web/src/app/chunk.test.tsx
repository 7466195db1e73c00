import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../shared/api/api-error.ts';
import { draw } from '../testing/draw.tsx';
import { ChunkLoadError, loadChunk } from './chunk.ts';
import { FailurePage } from './failure-page.tsx';

const MISSING = 'Failed to fetch dynamically imported module: http://x.test/assets/landing-page-a1B2.js';

describe('the script of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is handed on when it comes', async () => {
    await expect(loadChunk('home', async () => 'the page')).resolves.toBe('the page');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after 120 seconds, not before', async () => {
    const outcome = loadChunk('home', () => new Promise<never>(() => undefined)).catch(
      (error: unknown) => error,
    );
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError', chunk: 'home', kind: 'timeout' });
  });

  test('is named by its file when it is missing', async () => {
    const load = () => Promise.reject(new TypeError(MISSING));
    await expect(loadChunk('home', load)).rejects.toMatchObject({
      chunk: 'landing-page-a1B2.js',
      kind: 'failed',
    });
  });

  test('fails for want of a connection when there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadChunk('home', load)).rejects.toMatchObject({ chunk: 'home', kind: 'offline' });
  });
});

describe('instead of the page', () => {
  test.each([
    ['timeout', 'It did not arrive within 120 seconds.'],
    ['offline', 'You are offline, and this page is not kept on this device.'],
    ['failed', 'A part of it could not be fetched.'],
  ] as const)(
    'a script that ended in %s is named, with its kind of error and a way out',
    async (kind, words) => {
      const reload = vi.fn();
      const { user } = await draw(
        <FailurePage error={new ChunkLoadError({ chunk: 'home', kind })} onReload={reload} />,
      );
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain(words);
      expect(alert.textContent).toContain(`“home”. Error type: ChunkLoadError: ${kind}`);
      await user.click(screen.getByRole('button', { name: 'Reload the page' }));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('a call that failed is named by its request', async () => {
    const error = new ApiError({ code: 'internal', status: 500, requestId: 'r-7' });
    await draw(<FailurePage error={error} />);
    expect(screen.getByRole('alert').textContent).toContain('r-7');
  });

  test('any other error says that the work is kept', async () => {
    await draw(<FailurePage error={new RangeError('x')} />, { language: 'tc' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('你的成績和志願都保留在這個瀏覽器');
    expect(alert.textContent).toContain('RangeError');
  });
});
