import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openServer } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { LIFE, physics, robotics } from './testing/made-up-map.ts';
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

type User = Awaited<ReturnType<typeof openMap>>['user'];

const openTypes = async (user: User) => {
  await user.click(button('Manage event types'));
  return within(await dialog());
};

/** What is done to the map, and what is said when that cannot be saved. */
const CHANGES: Readonly<Record<string, (user: User) => Promise<void>>> = {
  'Failed to add event. Please try again.': async (user) => {
    await user.type((await addForm(user)).getByRole('textbox', { name: 'What happened?' }), 'Prefect');
    await user.click((await addForm(user)).getByRole('button', { name: 'Add event' }));
  },
  'Failed to update event. Please try again.': async (user) => {
    await user.click(within(await card('Physics')).getByRole('button', { name: /^Edit/ }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'What happened?' }), ' prize');
    await user.click(form.getByRole('button', { name: 'Save' }));
  },
  'Failed to delete event. Please try again.': async (user) => {
    await user.click(within(await card('Physics')).getByRole('button', { name: /^Edit/ }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete event' }));
  },
  'Failed to add connection. Please try again.': async (user) => {
    await addForm(user);
    const form = within(screen.getByRole('region', { name: 'Connect two events' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'From' }), robotics.id);
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), physics.id);
    await user.click(form.getByRole('button', { name: 'Add connection' }));
  },
  'Failed to update connection. Please try again.': async (user) => {
    await user.click(within(await card('Physics')).getByRole('button', { name: /^1 connection/ }));
    await user.click(within(await dialog()).getByRole('button', { name: /^Edit the connection/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit connection' }));
    await user.click(form.getByRole('radio', { name: 'related' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
  },
  'Failed to delete connection. Please try again.': async (user) => {
    await user.click(within(await card('Physics')).getByRole('button', { name: /^1 connection/ }));
    await user.click(within(await dialog()).getByRole('button', { name: /^Delete the connection/ }));
  },
  'Failed to add new event type. Please try again.': async (user) => {
    const types = await openTypes(user);
    await user.type(types.getByRole('textbox', { name: 'New type' }), 'Family{Enter}');
  },
  'Failed to update event types. Please try again.': async (user) => {
    const types = await openTypes(user);
    await user.click(types.getByRole('button', { name: 'Delete “Personal”' }));
  },
  'Failed to save the change. Please try again.': async (user) => {
    await CHANGES['Failed to add event. Please try again.']?.(user);
    await user.click(button('Undo'));
  },
};

describe('saving that fails', () => {
  test.each(Object.entries(CHANGES))(
    'says “%s”, keeps the change and can be tried again',
    async (said, change) => {
      const retry = vi.fn();
      keepMap(LIFE);
      const { user } = await openMap();
      await card('Physics');
      await change(user);
      const kept = mapNow();
      savingIs('saveFailed', retry);
      const alert = await screen.findByText(said);
      expect(screen.getByText('Failed to save your map.')).toBeDefined();
      expect(mapNow()).toBe(kept);
      await user.click(
        within(alert.closest('li') ?? document.body).getByRole('button', { name: 'Try again' }),
      );
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  test('says so of the order of types, too', async () => {
    keepMap(LIFE);
    const { user } = await openMap();
    const types = await openTypes(user);
    act(() => types.getByRole('button', { name: 'Move “Personal”, column 3 of 3' }).focus());
    await user.keyboard('{ArrowUp}');
    savingIs('saveFailed');
    expect(await screen.findByText('Failed to update event types. Please try again.')).toBeDefined();
    expect(mapNow().types).toEqual(['academic', 'personal', 'extracurricular']);
  });
});
