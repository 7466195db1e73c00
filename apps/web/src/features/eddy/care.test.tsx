import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openServer, sentTo } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { answerOf, keepChat, messageOf, openChatServer } from './testing/chat-server.ts';
import { openEddy } from './testing/open-eddy.tsx';

openServer();
openChatServer();
asMei();

const log = () => within(screen.getByRole('region', { name: 'Conversation' }));
const help = async () => within(await log().findByRole('region', { name: 'Help lines' }));
const addresses = (within: Awaited<ReturnType<typeof help>>) =>
  within.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a card', () => {
  test('has the numbers and who answers in writing, and cannot be rated', async () => {
    keepChat('one', [messageOf(), answerOf('18111', { state: 'helpLine', counsellor: null, care: 'self' })]);
    await openEddy();
    const card = await help();
    expect(addresses(card)).toEqual([
      'tel:18111',
      'tel:23892222',
      'tel:28960000',
      'tel:999',
      'sms:+85291012012',
      'https://wa.me/85291012012',
    ]);
    expect(log().queryByRole('button', { name: 'Helpful' })).toBeNull();
  });

  test('for a friend says what to do, with the emergency first', async () => {
    keepChat('one', [messageOf(), answerOf('…', { state: 'helpLine', counsellor: null, care: 'friend' })]);
    await openEddy();
    const card = await help();
    expect(card.getAllByRole('listitem')[0]?.textContent).toContain('In danger now');
    expect(addresses(card)[0]).toBe('tel:999');
  });

  test('speaks the language of the message, and is one for oneself where nobody has said', async () => {
    const Text = '**你比任何成績都重要。**\n\n…';
    keepChat('one', [messageOf(), answerOf(Text, { state: 'helpLine', counsellor: null })]);
    await openEddy();
    expect((await help()).getByRole('heading', { name: '你比任何成績都重要。' })).toBeDefined();
  });
});

describe('the line that asks how they are', () => {
  const LINE = 'And you, how are you these days? Say as much or as little as you like.';
  const soft = () => answerOf(`Two programmes.\n\n${LINE}`, { care: 'soft' });

  test('stands once under the answer, with contacts one tap away', async () => {
    keepChat('one', [messageOf(), soft()]);
    const { user } = await openEddy();
    expect(await log().findAllByText(LINE)).toHaveLength(1);
    expect(log().getByText('Two programmes.')).toBeDefined();
    const open = await log().findByRole('button', { name: 'Talk to someone' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    expect(log().queryByRole('link', { name: /18111/ })).toBeNull();
    await user.click(open);
    expect(log().getByRole('link', { name: /18111/ }).getAttribute('href')).toBe('tel:18111');
  });

  test('is answered by pressing, as long as it is the last', async () => {
    keepChat('one', [messageOf(), soft()]);
    const { user } = await openEddy();
    await user.click(await log().findByRole('button', { name: 'Not so well' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(sentTo('POST /api/chat/one/message')).toMatchObject([{ body: { Text: 'Not so well' } }]);
    expect(log().queryByRole('button', { name: 'Not so well' })).toBeNull();
    expect(log().getByRole('button', { name: 'Talk to someone' })).toBeDefined();
  });
});
