import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { endSession } from '../../shared/session.ts';
import { openServer } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { event, LIFE, LIFE_YEAR, physics, robotics } from './testing/made-up-map.ts';
import {
  addForm,
  button,
  card,
  dialog,
  inWindow,
  keepMap,
  mapNow,
  openMap,
  savingIs,
} from './testing/open-map.tsx';

openServer();
asMei();
inWindow({ wide: true });

describe('the page', () => {
  test('asks to log in when the session ends on it', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await card('Physics');
    act(() => endSession('elsewhere'));
    expect(screen.getByText('Please log in to access your trajectory map.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/login?redirect=%2Ftrajectory');
  });

  test('shows that it is loading, and tries again when loading has failed', async () => {
    const retry = vi.fn();
    const { user } = await openMap();
    expect(screen.getAllByText('Loading your map…').length).toBeGreaterThan(0);
    savingIs('loadFailed', retry);
    expect(screen.getByRole('alert').textContent).toContain('Your map could not be loaded.');
    await user.click(button('Try again'));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('says what happens to what is typed', async () => {
    keepMap({});
    const { user } = await openMap();
    await addForm(user);
    expect(screen.getByText(/It is not sent to a language model until you ask/)).toBeDefined();
  });

  test.each([
    [{}, false],
    [LIFE, true],
  ] as const)('says what its lines stand for only where there are events (%#)', async (map, said) => {
    keepMap(map);
    await openMap();
    if (said) await card('Physics');
    else await screen.findByRole('button', { name: 'Add the first event' });
    expect(screen.queryByRole('list', { name: 'Kinds of connections' }) !== null).toBe(said);
  });

  test('leads from an empty map to the form of an event', async () => {
    keepMap({});
    const { user } = await openMap();
    await user.click(await screen.findByRole('button', { name: 'Add the first event' }));
    const name = await screen.findByRole('textbox', { name: 'What happened?' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});

describe('events', () => {
  test.each([
    ['2025.5', 'Year must be a whole number'],
    ['1899', 'Year must be after 1900'],
    [String(LIFE_YEAR + 11), 'Year cannot be more than 10 years in the future'],
  ])('of the year %s are refused: %s', async (year, message) => {
    keepMap({});
    const { user } = await openMap();
    const field = (await addForm(user)).getByRole('textbox', { name: 'Year' });
    await user.type((await addForm(user)).getByRole('textbox', { name: 'What happened?' }), 'Prefect');
    await user.clear(field);
    await user.type(field, year);
    await user.click((await addForm(user)).getByRole('button', { name: 'Add event' }));
    expect((await addForm(user)).getByText(message)).toBeDefined();
    expect(document.activeElement).toBe((await addForm(user)).getByRole('textbox', { name: 'Year' }));
    expect(mapNow().events).toEqual([]);
  });

  test('are added, announced, and reached at once', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await card('Physics');
    await user.type((await addForm(user)).getByRole('textbox', { name: 'What happened?' }), ' Prefect ');
    await user.selectOptions((await addForm(user)).getByRole('combobox', { name: 'Type' }), 'personal');
    await user.type((await addForm(user)).getByRole('textbox', { name: /^Description/ }), 'a\nb');
    expect((await addForm(user)).getByText('3 of 5,000 characters')).toBeDefined();
    await user.click((await addForm(user)).getByRole('button', { name: 'Add event' }));
    await card('Prefect');
    expect(screen.getByText(`“Prefect” added to ${LIFE_YEAR}.`)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        `Edit “Prefect”, ${LIFE_YEAR}, Personal`,
      ),
    );
    expect(mapNow().events.at(-1)).toMatchObject({ name: 'Prefect', type: 'personal', description: 'a\nb' });
  });

  test('are deleted with their connections, which can be taken back', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(within(await card('Physics')).getByRole('button', { name: /^Edit/ }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete event' }));
    expect(mapNow()).toMatchObject({ events: [robotics], connections: [] });
    expect(await screen.findByText('“Physics” and 1 connection deleted.')).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    await card('Physics');
    expect(mapNow().connections).toHaveLength(1);
  });

  test('come back by the message that they are deleted, with what was done since left alone', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(within(await card('Robotics')).getByRole('button', { name: /^Edit/ }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete event' }));
    await user.type((await addForm(user)).getByRole('textbox', { name: 'What happened?' }), 'Prefect');
    await user.click((await addForm(user)).getByRole('button', { name: 'Add event' }));
    const message = await screen.findByText('“Robotics” and 1 connection deleted.');
    await user.click(within(message.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(mapNow().events.map(({ name }) => name)).toEqual(['Physics', 'Robotics', 'Prefect']);
    expect(mapNow().connections).toHaveLength(1);
    expect(screen.getByText('Undone.')).toBeDefined();
  });

  test('of somebody without a token lead to the log-in page instead of being deleted', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(within(await card('Physics')).getByRole('button', { name: /^Edit/ }));
    localStorage.removeItem('token');
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete event' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/login?redirect=%2Ftrajectory');
  });
});

describe('connections', () => {
  test('from an event to itself are refused', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(within(await card('Physics')).getByRole('button', { name: /^Connect/ }));
    const form = within(await dialog());
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), physics.id);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Cannot create a connection from an event to itself')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(mapNow().connections).toHaveLength(1);
  });

  test('are made by the dialog and listed at their events', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(within(await card('Robotics')).getByRole('button', { name: /^Connect/ }));
    const form = within(await dialog());
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), physics.id);
    await user.click(form.getByRole('radio', { name: 'related' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(mapNow().connections.at(-1)).toMatchObject({ from: robotics.id, to: physics.id, type: 'related' });
    await user.click(
      within(await card('Physics')).getByRole('button', { name: '2 connections of “Physics”' }),
    );
    const list = within(await dialog());
    expect(list.getByText('“Robotics” related “Physics”')).toBeDefined();
    const [first] = list.getAllByRole('button', { name: 'Delete the connection with “Robotics”' });
    await user.click(first ?? document.body);
    expect(mapNow().connections).toHaveLength(1);
  });
});

describe('types', () => {
  test('in use are not deleted, new ones are put in order by the keyboard', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await user.click(button('Manage event types'));
    const types = within(await dialog());
    await user.click(types.getByRole('button', { name: 'Delete “Academic”' }));
    expect(types.getByText('Cannot delete this type as it is being used by 1 event(s).')).toBeDefined();
    await user.type(types.getByRole('textbox', { name: 'New type' }), ' Family ');
    await user.click(types.getByRole('button', { name: 'Add type' }));
    await user.type(types.getByRole('textbox', { name: 'New type' }), 'FAMILY');
    await user.click(types.getByRole('button', { name: 'Add type' }));
    expect(types.getByText('There is a type “Family” already.')).toBeDefined();
    act(() => types.getByRole('button', { name: 'Move “Family”, column 4 of 4' }).focus());
    await user.keyboard('{ArrowUp}');
    expect(mapNow().types).toEqual(['academic', 'extracurricular', 'family', 'personal']);
    expect(screen.getByText('“Family” is now column 3 of 4.')).toBeDefined();
  });

  test('that only events have are kept, renamed and put in order like the pupil’s own', async () => {
    const [choir, debate] = [event('Choir', LIFE_YEAR, 'music'), event('Debate', LIFE_YEAR, 'speaking')];
    keepMap({ events: [choir, debate] });
    const { user } = await openMap();
    await user.click(button('Manage event types'));
    const types = within(await dialog());
    expect(types.getAllByText('1 event · not in your list')).toHaveLength(2);
    await user.click(types.getByRole('button', { name: 'Keep “Music” as a type' }));
    expect(screen.getByText('Type “Music” added.')).toBeDefined();
    await user.click(types.getByRole('button', { name: 'Rename “Speaking”' }));
    const name = types.getByRole('textbox', { name: /Speaking/ });
    await user.clear(name);
    await user.type(name, 'Debating{Enter}');
    expect(mapNow().events.map(({ type }) => type)).toEqual(['music', 'debating']);
    act(() => types.getByRole('button', { name: /^Move “Music”/ }).focus());
    await user.keyboard('{ArrowUp}');
    expect(mapNow().types).toEqual(['academic', 'extracurricular', 'music', 'personal', 'debating']);
    expect(types.queryByText(/not in your list/)).toBeNull();
  });
});

describe('the keys', () => {
  test('lead from card to card, connect, and list connections', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    await card('Physics');
    act(() => button(/^Edit “Physics”/).focus());
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(button(/^Edit “Robotics”/)));
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toBe(button(/^Edit “Physics”/)));
    await user.keyboard('l');
    expect((await screen.findByRole('dialog', { name: 'Connections of “Physics”' })).textContent).toContain(
      '“Physics” led to “Robotics”',
    );
  });
});

test('a filter shows a part of the map, and finding what it hides takes it away', async () => {
  keepMap(LIFE);
  const { user } = await openMap();
  await card('Physics');
  await user.click(button('Filter'));
  await user.click(within(await dialog()).getByRole('checkbox', { name: 'Academic' }));
  await user.click(button('Done'));
  expect(screen.queryByRole('article', { name: /^Physics/ })).toBeNull();
  expect(screen.getByText('1 of 2 events shown')).toBeDefined();
  await user.click(button('Find an event'));
  await user.type(within(await dialog()).getByRole('searchbox'), 'phys');
  await user.click(within(await dialog()).getByRole('button', { name: /Physics/ }));
  await card('Physics');
});

test('in Chinese the usual types and all else are worded', async () => {
  keepMap(LIFE);
  await openMap('tc');
  expect(await screen.findByRole('heading', { name: '課外活動' })).toBeDefined();
  expect(screen.getByRole('button', { name: '分析' })).toBeDefined();
});
