import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openServer } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { event } from './testing/made-up-map.ts';
import { inWindow, keepMap, mapNow, openMap } from './testing/open-map.tsx';

openServer();
asMei();
inWindow({ wide: false });

const sheet = () => within(screen.getByRole('region', { name: 'Tools and forms' }));
const handle = () => sheet().getByRole('separator', { name: 'Height of the panel' });
const height = () => Number(handle().getAttribute('aria-valuenow'));

test('the sheet rises by keys between 80 pixels and 80 per cent of the window', async () => {
  keepMap({ events: [event('Physics', 2025)] });
  const { user } = await openMap();
  expect(height()).toBe(80);
  act(() => handle().focus());
  await user.keyboard('{ArrowUp}');
  expect(height()).toBe(128);
  await user.keyboard('{End}');
  expect(height()).toBe(Math.round(window.innerHeight * 0.8));
  await user.keyboard('{Enter}');
  expect(height()).toBe(80);
});

test('its buttons add, analyse, list and manage; an added event lowers it again', async () => {
  keepMap({});
  const { user } = await openMap();
  for (const name of ['Analyse', 'Past analyses', 'Manage event types'])
    expect(sheet().getByRole('button', { name })).toBeDefined();
  await user.click(sheet().getByRole('button', { name: 'Add' }));
  expect(height()).toBeGreaterThan(80);
  expect(document.activeElement).toBe(sheet().getByRole('textbox', { name: 'Name' }));
  await user.type(sheet().getByRole('textbox', { name: 'Name' }), 'Prefect{Enter}');
  expect(mapNow().events).toHaveLength(1);
  expect(height()).toBe(80);
});
