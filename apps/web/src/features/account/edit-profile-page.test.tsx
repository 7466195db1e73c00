import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo, server } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { EditProfilePage } from './edit-profile-page.tsx';

openServer();
asMei();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save' });
const open = (reportPath: string | null = '/view-report') =>
  visit(<EditProfilePage reportPath={reportPath} />, { at: '/edit-profile' });

describe('the profile', () => {
  test('is read from the collection of users', async () => {
    await open();
    expect((await field('First name')).value).toBe('Mei');
    expect((await field('Form')).value).toBe('5');
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

  test('leads home while there is no report', async () => {
    const { user } = await open(null);
    await field('Nickname');
    await user.click(screen.getByRole('link', { name: 'Return to the home page' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/');
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

  test('refuses an empty name', async () => {
    const { user } = await open();
    await user.clear(await field('First name'));
    await user.click(save());
    expect((await screen.findAllByText('First name required')).length).toBeGreaterThan(0);
    expect(sentTo('POST /api/database/write')).toEqual([]);
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

  test('an address that somebody else has is shown at its field', async () => {
    const params = { fields: [{ field: 'Email_Address', problem: 'taken' }] };
    answerWith(http.post('/api/database/write', () => refusal('conflict', { params })));
    const { user } = await open();
    await user.type(await field('E-mail'), '.tw');
    await user.click(save());
    expect((await screen.findAllByText('This e-mail already has an account')).length).toBeGreaterThan(0);
    await waitFor(async () => expect(document.activeElement).toBe(await field('E-mail')));
  });
});
