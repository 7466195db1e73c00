import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headSlot } from '@lodestar/contract';
import { describe, expect, test } from 'vitest';
import { FIRST_PAINT_MARKUP } from './first-paint.tsx';

describe('what is drawn ahead', () => {
  const page = document.createElement('div');
  page.innerHTML = FIRST_PAINT_MARKUP;
  const drawn = [...page.querySelectorAll('.first-paint')];

  test('is there in every language, with the headings of its pages', () => {
    expect(drawn.map((part) => part.getAttribute('lang'))).toEqual(['en', 'zh-Hant-HK', 'zh-Hans']);
    expect(
      drawn.map((part) => part.querySelector('[data-first-path="/jupaselect"] h1')?.textContent),
    ).not.toContain('');
    expect(drawn[0]?.querySelector('[data-first-path="/"] h1')?.textContent).toContain('Know where');
    expect(drawn[1]?.querySelector('[data-first-path="/"] h1')?.textContent).toContain('選科之前');
    expect(drawn[0]?.querySelectorAll('[data-first-path="/help"] li')).toHaveLength(10);
    const titles = drawn.map(
      (part) => part.querySelector('[data-first-path="/confirm-email"] h1')?.textContent,
    );
    expect(titles).toEqual(['Confirm your e-mail address', '確認電郵地址', '确认邮箱地址']);
    const grades = drawn[1]?.querySelector('[data-first-path="/jupaselect"]');
    expect(grades?.querySelector('h2')?.textContent).toBe('你的成績');
    expect(grades?.textContent).toContain('中國語文');
  });

  test('holds a place for what is said of a programme, in each language', () => {
    const title = (part: Element | undefined) =>
      part?.querySelector('[data-first-path="/programmes/:code"] h1')?.textContent;
    expect(drawn.map(title)).toEqual(['en', 'tc', 'sc'].map((one) => headSlot('title', one)));
  });

  test('has a rule for every part that shows it', () => {
    const css = readFileSync(join(import.meta.dirname, 'first-paint.css'), 'utf8');
    for (const part of page.querySelectorAll('[data-first-path]')) {
      const path = part.getAttribute('data-first-path');
      expect(css).toContain(`html[data-first="${path}"] [data-first-path="${path}"]`);
    }
  });

  test('has no id that two languages share', () => {
    const ids = drawn.map((part) =>
      [...part.querySelectorAll('[id^="_"], [id*="_r_"], [id*="_R_"]')].map(({ id }) => id),
    );
    expect(ids[0]?.length).toBeGreaterThan(0);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  test('says who answers for Eddy only where that cannot change, and is silent of grades that it does not know', () => {
    const said = (mark: string) => drawn[0]?.querySelector(mark)?.textContent;
    expect(page.querySelector('[data-answers="model"]')).toBeNull();
    expect(said('[data-answers="guide"]')).not.toBe('');
    expect(said('[data-answers="unknown"]')).toBe('');
    expect(said('[data-grades-unknown]')).toBe('');
  });

  test('leads on by links and has no button that takes a press in vain', () => {
    expect(drawn[0]?.querySelector('a[href="/jupaselect"]')).not.toBeNull();
    expect([...page.querySelectorAll('button')].every((button) => button.hasAttribute('inert'))).toBe(true);
  });
});
