import { CONTACT_LIMITS, ERRORS } from '@lodestar/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { ContactPart } from '../../../app/shell/shell.tsx';
import { closeContact, openContact } from '../../../shared/contact/contact-request.ts';
import { endSession } from '../../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo } from '../../../testing/account/fake-server.ts';
import { asMei } from '../../../testing/account/visit.tsx';
import { draw } from '../../../testing/draw.tsx';
import { enter } from '../../../testing/enter.ts';

openServer();
beforeEach(() => localStorage.clear());

const thanks = () => http.post('/api/contact', () => HttpResponse.json({ success: true }, { status: 201 }));
const sentMessages = () => sentTo('POST /api/contact');
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function openDialog(language: 'en' | 'tc' = 'en', context = {}) {
  closeContact();
  const drawn = await draw(<ContactPart />, { language, namespaces: ['contact'] });
  openContact({ subject: '', message: '', ...context });
  await screen.findByRole('dialog');
  return drawn;
}

async function fillIn({ user }: Awaited<ReturnType<typeof draw>>) {
  await enter(user, await field('Name'), 'Mei Chan');
  await enter(user, await field('E-mail'), 'mei@example.hk');
  await enter(user, await field('Subject'), 'A question');
  await enter(user, await field('Message'), 'How do I…?');
}

const press = ({ user }: Awaited<ReturnType<typeof draw>>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a message is sent once with its key, thanked for, and the dialog closes by itself', async () => {
  answerWith(thanks());
  const drawn = await openDialog();
  await fillIn(drawn);
  await press(drawn, 'Send');
  expect(await screen.findByText('Your message has been sent. Thank you.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [message] = sentMessages();
  expect(sentMessages()).toHaveLength(1);
  expect(message?.body).toEqual({
    name: 'Mei Chan',
    email: 'mei@example.hk',
    subject: 'A question',
    message: 'How do I…?',
    homepage: '',
  });
  expect(message?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  openContact();
  expect((await field('Message')).value).toBe('');
});

test('every field is needed, and the first missing one has the focus', async () => {
  const drawn = await openDialog();
  await press(drawn, 'Send');
  for (const text of ['Name required', 'E-mail required', 'Subject required', 'Message required'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(document.activeElement).toBe(await field('Name'));
  expect(sentMessages()).toEqual([]);
});

test.each([
  ['E-mail', 'mei', 'Please enter a complete e-mail address, such as name@school.edu.hk'],
  ['Subject', 'x'.repeat(CONTACT_LIMITS.subject + 1), 'Subject: at most 200 characters'],
])('%s like %j is refused', async (name, value, complaint) => {
  const drawn = await openDialog();
  await fillIn(drawn);
  const input = await field(name);
  await drawn.user.clear(input);
  await drawn.user.click(input);
  await drawn.user.paste(value);
  await press(drawn, 'Send');
  expect(await screen.findByText(complaint)).toBeDefined();
  expect(sentMessages()).toEqual([]);
});

test('a failure says so and keeps what was written; the next attempt has the same key', async () => {
  answerWith(
    http.post('/api/contact', () => refusal('internal'), { once: true }),
    thanks(),
  );
  const drawn = await openDialog();
  await fillIn(drawn);
  await press(drawn, 'Send');
  expect(await screen.findByText('Your message could not be sent. Please try again.')).toBeDefined();
  expect((await field('Message')).value).toBe('How do I…?');
  await press(drawn, 'Send');
  expect(await screen.findByText('Your message has been sent. Thank you.')).toBeDefined();
  const [first, second] = sentMessages().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('too many messages are worded', async () => {
  answerWith(
    http.post('/api/contact', () => {
      const { status } = ERRORS.too_many_requests;
      return HttpResponse.json({}, { status, headers: { 'Retry-After': '3500' } });
    }),
  );
  const drawn = await openDialog();
  await fillIn(drawn);
  await press(drawn, 'Send');
  expect(await screen.findByText(/several messages in a short time/)).toBeDefined();
});

test('a page may fill in what it is about, and cancelling empties it', async () => {
  const drawn = await openDialog('tc', { subject: '模擬選科的問題', message: 'JS1001' });
  expect((await field('主題')).value).toBe('模擬選科的問題');
  expect((await field('內容')).value).toBe('JS1001');
  await press(drawn, '取消');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  openContact();
  expect((await field('主題')).value).toBe('');
});

test('what is being written is there again after a reload, without name and address', async () => {
  const drawn = await openDialog();
  await fillIn(drawn);
  cleanup();
  closeContact();
  expect(localStorage.getItem('lodestar.guest.unsent.contact')).not.toMatch(/Mei|mei@/);
  await draw(<ContactPart />, { namespaces: ['contact'] });
  openContact();
  expect((await field('Message')).value).toBe('How do I…?');
  expect((await field('Subject')).value).toBe('A question');
  expect((await field('Name')).value).toBe('');
});

describe('whoever is signed in', () => {
  asMei();

  test('finds name and address filled in, again after sending', async () => {
    answerWith(thanks());
    const drawn = await openDialog();
    expect((await field('Name')).value).toBe('Chan Mei');
    expect((await field('E-mail')).value).toBe('mei@example.hk');
    await enter(drawn.user, await field('Subject'), 'A question');
    await enter(drawn.user, await field('Message'), 'How do I…?');
    await press(drawn, 'Send');
    await screen.findByText('Your message has been sent. Thank you.');
    expect(sentMessages()[0]?.body).toMatchObject({ name: 'Chan Mei', email: 'mei@example.hk' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openContact();
    expect((await field('Name')).value).toBe('Chan Mei');
    expect((await field('Message')).value).toBe('');
  });

  test('leaves neither behind when the session ends', async () => {
    await openDialog();
    expect((await field('Name')).value).toBe('Chan Mei');
    act(() => endSession('loggedOut'));
    await waitFor(async () => expect((await field('Name')).value).toBe(''));
  });
});
