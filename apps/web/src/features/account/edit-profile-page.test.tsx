import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { EditProfilePage } from './edit-profile-page.tsx';
import { leaveNoTrace } from './model/log-out.ts';

openServer();
asMei();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save' });
const open = () => visit(<EditProfilePage reportPath="/view-report" />, { at: '/edit-profile' });

describe('the profile', () => {
  test('is read from the collection of users', async () => {
    await open();
    expect((await field('First name')).value).toBe('Mei');
    expect((await field('Form (optional)')).value).toBe('5');
    expect((await field('School district')).value).toBe('shaTin');
    expect((await field('Phone')).value).toBe('9123 4567');
    expect(sentTo('POST /api/database/read')[0]?.body).toEqual({
      collection: 'USER',
      ID: 'User_ID',
      rowID: 'mei-chan',
    });
  });

  test('is saved, said so, and left for the report after a moment', async () => {
    const { user } = await open();
    await user.type(await field('Nickname'), ' Mimi ');
    await user.selectOptions(await field('Title'), 'Ms.');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
    expect(screen.queryByTestId('address')).toBeNull();
    expect(server.user.value).toEqual(
      recordOf({ Nickname: 'Mimi', Title: 'Ms.', needs_recommendation_regeneration: true }),
    );
    expect((await screen.findByTestId('address')).textContent).toBe('/view-report');
  });

  test('keeps what another device has saved meanwhile', async () => {
    const { user } = await open();
    await user.type(await field('Nickname'), 'Mimi');
    server.user = { value: recordOf({ School_Name: 'Tai Shing', preferred_language: 'tc' }), version: 4 };
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(server.user.value).toMatchObject({
      Nickname: 'Mimi',
      School_Name: 'Tai Shing',
      preferred_language: 'tc',
    });
  });

  test('is merged once more when somebody was quicker between reading and writing', async () => {
    const { user } = await open();
    await user.type(await field('Nickname'), 'Mimi');
    const quicker = () => {
      server.user = { value: recordOf({ Tel: null }), version: 9 };
      return refusal('stale');
    };
    answerWith(http.post('/api/database/write', quicker, { once: true }));
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(server.user.value).toMatchObject({ Nickname: 'Mimi', Tel: null });
  });

  test('can be emptied where nothing is required', async () => {
    const { user } = await open();
    await user.clear(await field('Phone'));
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(server.user.value.Tel).toBeNull();
  });

  test('may leave the form unsaid', async () => {
    server.user = { value: recordOf({ Form: null }), version: 1 };
    const { user } = await open();
    expect((await field('Form (optional)')).value).toBe('');
    await user.selectOptions(await field('Form (optional)'), '6');
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(server.user.value.Form).toBe(6);
  });

  test('refuses an empty name', async () => {
    const { user } = await open();
    await user.clear(await field('First name'));
    await user.click(save());
    expect((await screen.findAllByText('First name required')).length).toBeGreaterThan(0);
    expect(sentTo('POST /api/database/write')).toEqual([]);
  });
});

describe('unsaved changes', () => {
  const KEY = 'lodestar.user.mei-chan.profile';
  const left = /^Not saved yet, from your last visit/;
  const openAgain = async () => {
    cleanup();
    const again = await open();
    await field('First name');
    return again;
  };

  test('to choices are in the form again after a reload, with a word on what was not kept', async () => {
    const { user } = await open();
    await user.selectOptions(await field('Form (optional)'), '6');
    await user.selectOptions(await field('Title'), 'Ms.');
    await user.type(await field('Nickname'), 'Mimi');
    await openAgain();
    await expect.poll(async () => (await field('Form (optional)')).value).toBe('6');
    expect((await field('Title')).value).toBe('Ms.');
    expect((await field('Nickname')).value).toBe('');
    expect(screen.getByText('Not saved yet, from your last visit: Form and Title.')).toBeDefined();
    expect(screen.getByText(/^Changed last time and not kept: Nickname\./)).toBeDefined();
  });

  test('that were typed never reach the storage', async () => {
    const { user } = await open();
    for (const label of ['First name', 'Last name', 'Nickname', 'Phone', 'School name'])
      await user.type(await field(label), '777');
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(localStorage.getItem(KEY)).not.toContain('777');
    await openAgain();
    expect(screen.queryByText(left)).toBeNull();
    expect(
      screen.getByText(/not kept: First name, Last name, Nickname, Phone and School name\./),
    ).toBeDefined();
  });

  test('are sent with what is saved after a reload, and are gone then', async () => {
    const { user } = await open();
    await user.selectOptions(await field('Form (optional)'), '6');
    const again = await openAgain();
    await screen.findByText(left);
    await again.user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(server.user.value.Form).toBe(6);
    expect(screen.queryByText(left)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    await openAgain();
    expect(screen.queryByText(left)).toBeNull();
  });

  test('can be undone at once', async () => {
    const { user } = await open();
    await user.selectOptions(await field('Form (optional)'), '6');
    const again = await openAgain();
    await again.user.click(await screen.findByRole('button', { name: 'Undo changes' }));
    expect((await field('Form (optional)')).value).toBe('5');
    expect(screen.queryByText(left)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('that are set back by hand are no longer kept', async () => {
    const { user } = await open();
    await user.selectOptions(await field('Form (optional)'), '6');
    await user.selectOptions(await field('Form (optional)'), '5');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('of somebody else do not show, and logging out removes them', async () => {
    const { user } = await open();
    await user.selectOptions(await field('Form (optional)'), '6');
    cleanup();
    server.user.value = recordOf({ User_ID: 'ka-ho' });
    beginSession(TOKEN, recordOf({ User_ID: 'ka-ho' }));
    await openAgain();
    expect((await field('Form (optional)')).value).toBe('5');
    expect(screen.queryByText(left)).toBeNull();
    expect(localStorage.getItem(KEY)).not.toBeNull();
    leaveNoTrace('loggedOut');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('that cannot be read are as if there were none', async () => {
    localStorage.setItem(KEY, '{"choices":{"Form":"9"},"typed":[]}');
    await openAgain();
    expect((await field('Form (optional)')).value).toBe('5');
    expect(screen.queryByText(left)).toBeNull();
  });
});

describe('what goes wrong', () => {
  const writing = 'There was an error updating the profile. Please try again.';
  const network = 'Network error occurred. Please check your connection and try again.';

  test.each([
    ['at the server', () => refusal('internal'), writing],
    ['on the way', () => HttpResponse.error(), network],
  ] as const)('%s while writing is said, and nothing typed is lost', async (_, answer, words) => {
    answerWith(http.post('/api/database/write', answer));
    const { user } = await open();
    await user.type(await field('Nickname'), 'Mimi');
    await user.click(save());
    expect(await screen.findByText(words)).toBeDefined();
    expect((await field('Nickname')).value).toBe('Mimi');
  });

  test('while reading can be tried again', async () => {
    answerWith(http.post('/api/database/read', () => refusal('internal'), { once: true }));
    const { user } = await open();
    await screen.findByText('There was an error reading the profile. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await field('First name')).value).toBe('Mei');
  });

  test('no user at all is said', async () => {
    answerWith(http.post('/api/database/read', () => HttpResponse.json({})));
    await open();
    expect(await screen.findByText('No user data found. Please log in again.')).toBeDefined();
  });
});

test('the e-mail address is changed by a form of its own', async () => {
  const { user } = await open();
  await field('First name');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change the e-mail address' }));
  expect(await field('New e-mail')).toBeDefined();
});
