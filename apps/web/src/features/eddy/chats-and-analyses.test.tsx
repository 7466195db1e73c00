import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { endSession } from '../../shared/session.ts';
import { answerWith, openServer, refusal, sentTo, server } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei } from '../../testing/account/visit.tsx';
import {
  answerOf,
  answersCome,
  finishAnswer,
  keepChat,
  kept,
  messageOf,
  openChatServer,
} from './testing/chat-server.ts';
import { openEddy } from './testing/open-eddy.tsx';

openServer();
openChatServer();
asMei();

const log = () => within(screen.getByRole('region', { name: 'Conversation' }));
const history = async () => within(await screen.findByRole('list', { name: 'Chats' }));

function keepTwo() {
  keepChat('one', [messageOf({ Text: 'Order my choices' }), answerOf('First')]);
  keepChat('two', [messageOf({ Text: 'Engineering or law?' }), answerOf('Second')], {
    updatedAt: '2026-11-01T00:00:00.000Z',
  });
}

describe('the history', () => {
  test('opens another chat', async () => {
    keepTwo();
    const { user } = await openEddy();
    await user.click((await history()).getByRole('button', { name: /^Engineering or law/ }));
    expect(await log().findByText('Second')).toBeDefined();
    expect(localStorage.getItem('activeChatId')).toBe('two');
  });

  test('renames a chat, and leaves the old name on Escape', async () => {
    keepTwo();
    const { user } = await openEddy();
    await user.click((await history()).getByRole('button', { name: 'Rename “Order my choices”' }));
    const name = () => screen.getByRole('textbox', { name: /^New name/ });
    await user.type(name(), 'x{Escape}');
    await user.click((await history()).getByRole('button', { name: 'Rename “Order my choices”' }));
    await user.clear(name());
    await user.type(name(), 'My list{Enter}');
    expect((await history()).getByRole('button', { name: 'Rename “My list”' })).toBeDefined();
    expect(kept.chats[0]?.title).toBe('My list');
  });

  test('deletes a chat after asking, and opens the newest that is left', async () => {
    keepTwo();
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click((await history()).getByRole('button', { name: 'Delete “Order my choices”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete chat' }));
    expect(await log().findByText('Second')).toBeDefined();
    expect(kept.chats.map(({ Chat_ID }) => Chat_ID)).toEqual(['two']);
    expect(sentTo('POST /api/database/delete').map(({ body }) => body)).toEqual([
      { collection: 'CHAT', ID: 'Chat_ID', rowID: 'one' },
    ]);
  });

  test('offers questions to begin with when the last one is deleted', async () => {
    keepChat('one', [messageOf({ Text: 'Only' }), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click((await history()).getByRole('button', { name: 'Delete “Only”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete chat' }));
    expect(await log().findByText('What would you like to know?')).toBeDefined();
  });

  test('keeps a chat that could not be deleted, and says so', async () => {
    keepTwo();
    answerWith(http.post('/api/database/delete', () => refusal('internal')));
    const { user } = await openEddy();
    await user.click((await history()).getByRole('button', { name: 'Delete “Order my choices”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete chat' }));
    expect(await screen.findByText('Failed to delete chat. Please try again.')).toBeDefined();
    expect(kept.chats).toHaveLength(2);
  });

  test('finds chats by what was said', async () => {
    keepTwo();
    const { user } = await openEddy();
    await user.type(await screen.findByRole('searchbox', { name: 'Search your chats' }), 'law');
    const found = within(await screen.findByRole('list', { name: 'Search results' }));
    await user.click(await found.findByRole('button', { name: /^Engineering or law/ }));
    expect(await log().findByText('Second')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), ' and nothing');
    expect(await screen.findByText('Nothing found for “law and nothing”.')).toBeDefined();
  });

  test('exports the open chat as Markdown', async () => {
    keepTwo();
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click(screen.getByRole('button', { name: 'Export this chat' }));
    await waitFor(() => expect(link).toHaveBeenCalledOnce());
    expect(sentTo('GET /api/chat/one/export')).toHaveLength(1);
    link.mockRestore();
  });

  test('begins a new chat with its first message', async () => {
    keepTwo();
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    await user.click(await screen.findByRole('button', { name: 'How does JUPAS work?' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(sentTo('POST /api/chat/create')[0]?.body).toEqual({
      User_ID: 'mei-chan',
      initial_message: 'How does JUPAS work?',
    });
  });

  test('keeps what was typed when a new chat cannot be begun', async () => {
    keepTwo();
    answerWith(http.post('/api/chat/create', () => refusal('internal')));
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    await user.type(screen.getByRole('textbox', { name: 'Message to Eddy' }), 'Law?{Enter}');
    expect(await screen.findByText('Failed to start chat. Please try again.')).toBeDefined();
    expect(screen.getByDisplayValue('Law?')).toBeDefined();
  });
});

describe('an analysis', () => {
  const openFirst = async () => {
    keepTwo();
    const drawn = await openEddy();
    await log().findByText('First');
    await drawn.user.click(screen.getByRole('button', { name: 'Your analyses' }));
    await drawn.user.click(await screen.findByRole('button', { name: /^Analysis from 3 Nov 2026, 12:00/ }));
    await screen.findByRole('radio', { name: 'Use in current chat' });
    return drawn;
  };

  test('is referred to by the next message, and by that one only', async () => {
    const { user } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect(await screen.findByText('Referencing analysis from 3 Nov 2026, 12:00')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Message to Eddy' }), 'And this?{Enter}');
    await log().findByText('An answer.');
    expect(sentTo('POST /api/chat/one/message')[0]?.body).toMatchObject({
      reference_analysis_id: 'analysis_1',
    });
    expect(screen.queryByText('Referencing analysis from 3 Nov 2026, 12:00')).toBeNull();
    expect(log().getByText('About the analysis from 3 Nov 2026, 12:00')).toBeDefined();
  });

  test('is let go of by the clear link', async () => {
    const { user } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('Referencing analysis from 3 Nov 2026, 12:00')).toBeNull();
  });

  test('begins a chat of its own', async () => {
    const { user } = await openFirst();
    await user.click(screen.getByRole('radio', { name: 'Start new chat' }));
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(sentTo('POST /api/chat/create')[0]?.body).toEqual({
      User_ID: 'mei-chan',
      initial_analysis_id: 'analysis_1',
    });
  });

  test('whose chat cannot be begun says so', async () => {
    answerWith(http.post('/api/chat/create', () => refusal('internal')));
    const { user } = await openFirst();
    await user.click(screen.getByRole('radio', { name: 'Start new chat' }));
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect(
      await screen.findByText('Failed to start conversation with analysis. Please try again.'),
    ).toBeDefined();
  });

  test('is deleted after asking; the others stay', async () => {
    const one = { id: 'analysis_1', timestamp: '2026-11-03T04:00:00.000Z', content: 'One' };
    const other = { id: 'analysis_2', timestamp: '2026-10-03T04:00:00.000Z', content: 'Other' };
    server.user.value = recordOf({ trajectory_analyses: [one, other] });
    keepTwo();
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click(screen.getByRole('button', { name: 'Your analyses' }));
    await user.click(
      await screen.findByRole('button', { name: 'Delete the analysis from 3 Nov 2026, 12:00' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete analysis' }));
    await waitFor(() => expect(server.user.value.trajectory_analyses).toEqual([other]));
  });

  test('that could not be deleted is said', async () => {
    keepTwo();
    answerWith(http.patch('/api/auth/me', () => refusal('internal')));
    const { user } = await openEddy();
    await log().findByText('First');
    await user.click(screen.getByRole('button', { name: 'Your analyses' }));
    await user.click(
      await screen.findByRole('button', { name: 'Delete the analysis from 3 Nov 2026, 12:00' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete analysis' }));
    expect(await screen.findByText('Failed to delete analysis. Please try again.')).toBeDefined();
  });
});

test('without a session it is said that one is needed, with the way there', async () => {
  keepTwo();
  await openEddy();
  await log().findByText('First');
  endSession('elsewhere');
  expect(await screen.findByText('Please log in to access the chatbot.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Feddy');
});

test('what another tab changes is taken up', async () => {
  keepTwo();
  await openEddy();
  await log().findByText('First');
  kept.chats[0]?.Messages.push(messageOf({ Text: 'From the other tab' }), answerOf('Answered there'));
  dispatchEvent(
    new StorageEvent('storage', { key: 'lodestar.user.mei-chan.eddy.changed', newValue: 'one 1' }),
  );
  expect(await log().findByText('Answered there')).toBeDefined();
});

test('a look that began before the answer was kept does not undo it', async () => {
  keepChat('one', [messageOf({ Text: 'First' })]);
  const early = { ...kept.chats[0], Messages: [...(kept.chats[0]?.Messages ?? [])] };
  const late = Promise.withResolvers<void>();
  let looks = 0;
  answerWith(
    http.get('/api/chat/one', async () => {
      looks += 1;
      if (looks === 2) await late.promise;
      return HttpResponse.json(early);
    }),
  );
  answersCome({ pieces: ['Here it is.'], ending: 'hang' });
  await openEddy();
  expect(await log().findByText('Here it is.')).toBeDefined();
  dispatchEvent(
    new StorageEvent('storage', { key: 'lodestar.user.mei-chan.eddy.changed', newValue: 'one 1' }),
  );
  await waitFor(() => expect(looks).toBe(2));
  finishAnswer();
  await screen.findByText('Eddy answered: Here it is.');
  late.resolve();
  await waitFor(() => expect(log().getByRole('button', { name: 'Helpful' })).toBeDefined());
  expect(log().queryByText('This message has not been answered.')).toBeNull();
});
