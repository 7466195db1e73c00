import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawRoutes } from '../../../testing/draw.tsx';
import { HeroCarousel } from './hero-carousel.tsx';

let scrolledTo: number[] = [];

beforeEach(() => {
  scrolledTo = [];
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation((to: unknown) => {
    if (typeof to === 'object' && to !== null && 'left' in to) scrolledTo.push(Number(to.left));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** With the card of a level, which comes after the words. */
async function open() {
  const drawn = await drawRoutes([{ path: '*', Component: HeroCarousel }], '/', {
    namespaces: ['support', 'sample'],
  });
  await screen.findByRole('group', { name: 'Mathematics' });
  return drawn;
}
const press = (name: string) => screen.getByRole('button', { name });

test('a grade that is touched changes the level of a real programme', async () => {
  const { user } = await open();
  await user.click(press('5*'));
  expect(screen.getByRole('status').textContent).toContain('40.5 points');
  await user.click(press('4'));
  expect(screen.getByRole('status').textContent).toContain('36 points');
  expect(press('4').getAttribute('aria-pressed')).toBe('true');
});

test('the drawing at the foot arrives after the words that say where the foot is', async () => {
  await open();
  const art = document.querySelector('.hero-art');
  const slides = screen.getAllByRole('group', { name: /of 2$/ });
  expect(slides).toHaveLength(2);
  for (const slide of slides)
    expect(art && slide.compareDocumentPosition(art)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the two slides', () => {
  test('are named with their place, the second with both buttons of the survey', async () => {
    await open();
    expect(screen.getByRole('group', { name: '1 of 2' }).textContent).toContain('Know where');
    expect(screen.getByRole('group', { name: '2 of 2' }).textContent).toContain('Got your JUPAS result?');
    expect(screen.getByRole('link', { name: 'Answer the survey' }).getAttribute('href')).toBe('/jupasurvey');
    expect(screen.getByRole('link', { name: 'Try JUPASelect' }).getAttribute('href')).toBe('/jupaselect');
  });

  test('go on and back by dots and arrow keys, round and round', async () => {
    const { user } = await open();
    await user.click(press('Slide 2 of 2'));
    await user.click(press('Slide 1 of 2'));
    await user.click(press('Slide 2 of 2'));
    screen.getByRole('link', { name: 'Answer the survey' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}');
    expect(scrolledTo).toEqual([300, 0, 300, 0, 300]);
  });

  describe('while one is on its way', () => {
    const comeTo = (left: number) => {
      const track = screen.getByRole('group', { name: '1 of 2' }).parentElement;
      if (!track) throw new Error('the slides lie in nothing');
      track.scrollLeft = left;
      fireEvent.scroll(track);
      return track;
    };

    test('a key goes on from where it goes to, not from where it came from', async () => {
      const { user } = await open();
      await user.click(press('Slide 2 of 2'));
      comeTo(2);
      screen.getByRole('link', { name: 'Answer the survey' }).focus();
      await user.keyboard('{ArrowLeft}');
      expect(scrolledTo).toEqual([300, 0]);
    });

    test('a finger or a wheel may lead it elsewhere', async () => {
      const { user } = await open();
      await user.click(press('Slide 2 of 2'));
      const track = comeTo(120);
      fireEvent.wheel(track);
      comeTo(1);
      await user.click(press('Slide 2 of 2'));
      fireEvent.pointerDown(track);
      comeTo(2);
      await user.click(press('Slide 1 of 2'));
      expect(scrolledTo).toEqual([300, 300, 0]);
    });
  });
});

test('sample grades are entered for whoever has none', async () => {
  const { user } = await open();
  const link = screen.getByRole('link', { name: 'Try sample grades' });
  expect(link.getAttribute('href')).toBe('/jupaselect');
  await user.click(link);
  await waitFor(() => expect(localStorage.getItem('lodestar.guest.scores')).toContain('"ENG"'));
});

test('stand still until somebody turns them', async () => {
  await open();
  vi.useFakeTimers();
  act(() => vi.advanceTimersByTime(60_000));
  expect(scrolledTo).toEqual([]);
});
