import { renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useContactRequest } from '../../../shared/contact/contact-request.ts';
import { openServer } from '../../../testing/account/fake-server.ts';
import { drawRoutes } from '../../../testing/draw.tsx';
import { AboutPage } from './about-page.tsx';

openServer();

const open = (language: 'en' | 'tc') =>
  drawRoutes([{ path: '/about', Component: AboutPage }], '/about', {
    language,
    namespaces: ['about', 'support'],
  });

test.each([
  ['en', ['Mission', 'Vision', 'What we hold to', 'Core features', 'Team', 'Contact']],
  ['tc', ['使命', '願景', '我們的原則', '主要功能', '團隊', '聯絡']],
] as const)('in %s it says what it is for, what it does and who is behind it', async (language, titles) => {
  await open(language);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
});

test('lists the six features and opens the contact dialog', async () => {
  const { user } = await open('en');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  await user.click(within(document.body).getByRole('button', { name: 'Contact us' }));
  expect(renderHook(useContactRequest).result.current.open).toBe(true);
});
