import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openServer } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { connection, event, LIFE, LIFE_YEAR } from './testing/made-up-map.ts';
import { button, card, dialog, inWindow, keepMap, mapNow, openMap } from './testing/open-map.tsx';

openServer();
asMei();
inWindow({ wide: false });

test('a phone shows a timeline: years, events, and what led to what', async () => {
  keepMap({
    events: [...LIFE.events, event('Degree', LIFE_YEAR + 4)],
    connections: [...LIFE.connections, connection('Robotics', 'Gone')],
  });
  const { user } = await openMap();
  await card('Physics');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual([
    String(LIFE_YEAR - 1),
    `${LIFE_YEAR} this year`,
    String(LIFE_YEAR + 4),
  ]);
  await user.click(button('led to Robotics'));
  await waitFor(() => expect(document.activeElement).toBe(button(/^Edit “Robotics”/)));
  await user.click(button('came from Physics'));
  await waitFor(() => expect(document.activeElement).toBe(button(/^Edit “Physics”/)));
  expect((await card('Degree')).textContent).toContain('Academic, planned');
});

test('a band of empty years opens, and an event is added in one of them', async () => {
  keepMap({ events: [event('Physics', LIFE_YEAR)] });
  const { user } = await openMap();
  await card('Physics');
  await user.click(button(`${LIFE_YEAR + 1} to ${LIFE_YEAR + 5}, nothing yet`));
  await user.click(button(`Add an event in ${LIFE_YEAR + 2}`));
  const sheet = within(await dialog());
  await user.type(sheet.getByRole('textbox', { name: 'What happened?' }), 'Graduate');
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Did something earlier/ }), 'event_Physics');
  await user.click(sheet.getByRole('button', { name: 'Add event' }));
  const added = mapNow().events.at(-1);
  expect(added).toMatchObject({ name: 'Graduate', year: LIFE_YEAR + 2 });
  expect(mapNow().connections).toMatchObject([{ from: 'event_Physics', to: added?.id, type: 'led_to' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the map is there by choice, and the rest of the tools in a sheet', async () => {
  keepMap(LIFE);
  const { user } = await openMap();
  await user.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('region', { name: 'Map of events by year and type' })).toBeDefined();
  await user.click(button('More tools'));
  const sheet = within(await dialog());
  for (const name of ['Past analyses', 'Manage event types', 'Print', 'Fit the whole map'])
    expect(sheet.getByRole('button', { name })).toBeDefined();
  expect(sheet.getByText(/It is not sent to a language model until you ask/)).toBeDefined();
});
