import { LEVEL_THRESHOLDS } from '@lodestar/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openServer } from '../../testing/account/fake-server.ts';
import { drawRoutes } from '../../testing/draw.tsx';
import { everythingNear } from '../../testing/everything-near.ts';
import { isComing } from './components/feature-list.tsx';
import { LandingPage } from './landing-page.tsx';

openServer();
everythingNear();

const land = (language: 'en' | 'tc') =>
  drawRoutes([{ path: '/', Component: LandingPage }], '/', { language, namespaces: ['support', 'sample'] });

describe('the front page', () => {
  test('promises two minutes and leads to the grades', async () => {
    await land('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Know where');
    expect(screen.getByText(/About two minutes/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter my grades' }).getAttribute('href')).toBe('/jupaselect');
  });

  test('explains the nine levels with the thresholds of the rules', async () => {
    await land('en');
    const rows = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
    expect(rows).toHaveLength(LEVEL_THRESHOLDS.length);
    expect(rows[0]?.textContent).toBe('Golden ticketAbove nearly all≥ 95%');
    expect(rows[5]?.textContent).toBe('RiskyAround the median43–52%');
    expect(rows[8]?.textContent).toBe('Mission impossibleWell below the lower quartile< 15%');
  });

  test('labels what is still coming', async () => {
    await land('tc');
    expect(await screen.findAllByText('即將推出')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 3, name: '聯招模擬選科' })).toBeDefined();
  });
});

test.each([
  ['until the server answers', undefined, true],
  ['while it is announced', { eddy: 'comingSoon' }, true],
  ['while only the privileged see it', { eddy: 'preview' }, true],
  ['no longer once it is released', { eddy: 'released' }, false],
] as const)('a feature is coming %s', (_, stages, coming) => {
  expect(isComing('eddy', stages)).toBe(coming);
});
