import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answerWith, openServer } from '../../testing/account/fake-server.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { everythingNear } from '../../testing/everything-near.ts';
import { pageConfigOf } from '../../testing/page-config.ts';
import { Footer } from './shell.tsx';

openServer();
everythingNear();

test('the footer says whose it is and since when, and how to reach somebody', async () => {
  answerWith(
    http.get('/api/config', () =>
      HttpResponse.json(
        pageConfigOf({ footerCredit: 'Arts Technology Lab', contactEmail: 'hello@lodestar.hk' }),
      ),
    ),
  );
  await drawRoutes([{ path: '/', Component: Footer }], '/');
  expect(screen.getByRole('link', { name: 'Lodestar' }).getAttribute('href')).toBe('/');
  expect(screen.getByText(`© ${new Date().getFullYear()}`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help');
  expect(await screen.findByText('Arts Technology Lab')).toBeDefined();
  const contact = screen.getByRole('link', { name: 'Contact: hello@lodestar.hk' });
  expect(contact.getAttribute('href')).toBe('mailto:hello@lodestar.hk');
});
