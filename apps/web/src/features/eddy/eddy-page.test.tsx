import { initialScoreTable } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { tableWithGrades } from '../../shared/work/pupil-work.ts';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { answerOf, answersCome, keepChat, kept, messageOf, openChatServer } from './testing/chat-server.ts';
import { openEddy } from './testing/open-eddy.tsx';

openServer();
openChatServer();
asMei();

const box = () => screen.findByRole('textbox', { name: 'Message to Eddy' });
const log = () => within(screen.getByRole('region', { name: 'Conversation' }));
const rows = async () => within(await screen.findByRole('list', { name: 'Chats' })).findAllByRole('listitem');

describe('on arrival', () => {
  test('the newest chat is open', async () => {
    keepChat('old', [messageOf({ Text: 'Older' }), answerOf('Older answer')], {
      updatedAt: '2026-11-01T00:00:00.000Z',
    });
    keepChat('new', [messageOf({ Text: 'Newer' }), answerOf('Newer answer')]);
    await openEddy();
    expect(await log().findByText('Newer answer')).toBeDefined();
    expect(localStorage.getItem('activeChatId')).toBe('new');
    const [first] = await rows();
    expect(first?.textContent).toContain('Newer');
  });

  test('without a chat there are questions to begin with, and nothing is said in their name', async () => {
    const { user } = await openEddy();
    expect(await log().findByText('Ask in your own words.')).toBeDefined();
    expect(kept.chats).toHaveLength(0);
    await user.click(log().getByRole('button', { name: 'I don’t know what I like' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(kept.chats[0]?.Messages.map(({ Text }) => Text)).toEqual([
      'I don’t know what I like',
      'An answer.',
    ]);
  });

  test('the questions to begin with go by what there is of the pupil', async () => {
    const grades = { CHI: '4', ENG: '4', MAT: '4', PHY: '4', ICT: '4' } as const;
    const table = tableWithGrades(initialScoreTable(), grades);
    localStorage.setItem('lodestar.user.mei-chan.scores', JSON.stringify({ value: table }));
    localStorage.setItem('lodestar.user.mei-chan.choices', JSON.stringify({ value: ['JS4412', 'JS1204'] }));
    await openEddy();
    expect(await log().findByText('I see your grades and 2 choices.')).toBeDefined();
    expect(log().getByRole('button', { name: 'Is my list sound?' })).toBeDefined();
  });

  test('no question to begin with is offered before it is known what there is of the pupil', async () => {
    localStorage.setItem('lodestar.user.mei-chan.scores', JSON.stringify({ value: initialScoreTable() }));
    await openEddy();
    expect(await log().findByText('What would you like to know?')).toBeDefined();
    expect(log().queryByRole('button')).toBeNull();
  });

  test('the first chat begins with the message another page has left, once', async () => {
    localStorage.setItem('initialChatMessage', 'Talk with me about engineering.');
    await openEddy();
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(log().getByText('Talk with me about engineering.')).toBeDefined();
    expect(localStorage.getItem('initialChatMessage')).toBeNull();
    expect(sentTo('POST /api/chat/create')).toHaveLength(1);
  });

  test('a first chat that cannot be begun is said, with a way to try again', async () => {
    answerWith(http.post('/api/chat/create', () => refusal('internal'), { once: true }));
    localStorage.setItem('initialChatMessage', 'Talk with me about engineering.');
    const { user } = await openEddy();
    expect(await screen.findAllByText('Failed to start chat. Please try again.')).not.toHaveLength(0);
    await user.click(await log().findByRole('button', { name: 'Try again' }));
    expect(await log().findByText('An answer.')).toBeDefined();
  });

  test('chats that cannot be loaded are said, with a way to try again', async () => {
    answerWith(http.get('/api/chat/user/:user', () => refusal('internal'), { once: true }));
    keepChat('one', [messageOf(), answerOf('Still here')]);
    const { user } = await openEddy();
    expect(await screen.findByText('Failed to load chat history. Please try again.')).toBeDefined();
    await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] ?? document.body);
    expect(await log().findByText('Still here')).toBeDefined();
  });

  test('a user the server does not know is told so and led to log in', async () => {
    answerWith(http.get('/api/chat/user/:user', () => refusal('forbidden')));
    await openEddy();
    expect(
      await screen.findByText('An error occurred while initializing the chat. Please try again.'),
    ).toBeDefined();
    expect((await screen.findByTestId('address')).textContent).toBe('/login?redirect=%2Feddy');
  });
});

describe('a question', () => {
  test('is shown at once, answered piece by piece and announced once', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.type(await box(), 'What are my chances?{Enter}');
    expect(await log().findByText('What are my chances?')).toBeDefined();
    expect(await log().findByText('An answer.')).toBeDefined();
    await waitFor(() => expect(screen.getByText('Eddy answered: An answer.')).toBeDefined());
    expect(sentTo('POST /api/chat/one/message')[0]?.body).toEqual({
      Text: 'What are my chances?',
      reference_analysis_id: null,
      detailed: false,
      language: 'en',
    });
  });

  test('that is blank is not sent', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.type(await box(), '   {Enter}');
    expect(sentTo('POST /api/chat/one/message')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  });

  test('can be wished detailed, which is remembered', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await user.click(screen.getByRole('button', { name: 'Detailed' }));
    await log().findByText('First');
    await user.type(await box(), 'Why?{Enter}');
    await log().findByText('An answer.');
    expect(sentTo('POST /api/chat/one/message')[0]?.body).toMatchObject({ detailed: true });
    expect(localStorage.getItem('lodestar.user.mei-chan.eddy.detailed')).toBe('true');
  });

  test('says what Eddy looks at, and can be stopped: what came is kept and marked', async () => {
    answersCome({ pieces: ['Half an'], tools: ['my_scores'], ending: 'hang' });
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.type(await box(), 'Go on{Enter}');
    expect(await log().findByText('Half an')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await log().findByText('Stopped here.')).toBeDefined();
    await waitFor(() => expect(kept.chats[0]?.Messages.at(-1)?.state).toBe('stopped'));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined();
  });

  test.each(['error', 'cut'] as const)(
    'whose answer ends in %s is kept, with an apology and a retry that works',
    async (ending) => {
      answersCome({ pieces: [], ending });
      keepChat('one', [messageOf(), answerOf('First')]);
      const { user } = await openEddy();
      await log().findByText('First');
      await user.type(await box(), 'Anything?{Enter}');
      const apology = 'Sorry, there was an error processing your message. Please try again.';
      expect(await log().findByText(apology)).toBeDefined();
      expect(log().getByText('Anything?')).toBeDefined();
      answersCome({ pieces: ['Here it is.'], ending: 'done' });
      await user.click(log().getByRole('button', { name: 'Try again' }));
      expect(await log().findByText('Here it is.')).toBeDefined();
      expect(log().queryByText(apology)).toBeNull();
      expect(kept.chats[0]?.Messages.map(({ Text }) => Text)).toEqual([
        'Hello',
        'First',
        'Anything?',
        'Here it is.',
      ]);
    },
  );

  test('whose server ends before the first word is asked for again by itself, and kept once', async () => {
    answersCome({ pieces: [], ending: 'cut' }, { pieces: ['Here it is.'], ending: 'done' });
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    await user.type(await box(), 'Anything?{Enter}');
    expect(await log().findByText('Here it is.')).toBeDefined();
    const texts = kept.chats[0]?.Messages.map(({ Text }) => Text);
    expect(texts).toEqual(['Hello', 'First', 'Anything?', 'Here it is.']);
  });

  test('beyond the quota says so', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await log().findByText('First');
    answerWith(
      http.post('/api/chat/one/message', () => refusal('quota_exceeded', { params: { retry: false } })),
    );
    await user.type(await box(), 'Anything?{Enter}');
    expect(await log().findByText(/You have asked as much as can be answered for now/)).toBeDefined();
  });

  test('can be changed and sent again; what followed is replaced', async () => {
    keepChat('one', [
      messageOf({ Text: 'Whta?' }),
      answerOf('Pardon?'),
      messageOf({ Text: 'Later' }),
      answerOf('Later answer'),
    ]);
    const { user } = await openEddy();
    await log().findByText('Later answer');
    await user.click(log().getAllByRole('button', { name: 'Edit the message' })[0] ?? document.body);
    const field = log().getByRole('textbox', { name: 'Your message, to be changed' });
    await user.clear(field);
    await user.type(field, 'What?');
    await user.click(log().getByRole('button', { name: 'Send again' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(log().queryByText('Later answer')).toBeNull();
    expect(kept.chats[0]?.Messages.map(({ Text }) => Text)).toEqual(['What?', 'An answer.']);
  });

  test('follows from a suggestion by pressing it', async () => {
    keepChat('one', [messageOf(), answerOf('First', { suggestions: ['And JS1204?'] })]);
    const { user } = await openEddy();
    await user.click(await log().findByRole('button', { name: 'And JS1204?' }));
    expect(await log().findByText('An answer.')).toBeDefined();
    expect(kept.chats[0]?.Messages.at(2)?.Text).toBe('And JS1204?');
  });

  test('answered in another tab is waited for', async () => {
    const chat = keepChat('one', [messageOf()], { answering: true });
    await openEddy();
    expect(await log().findByText(/^Eddy is answering in another tab/)).toBeDefined();
    chat.answering = false;
    chat.Messages.push(answerOf('From over there'));
    expect(await log().findByText('From over there')).toBeDefined();
    expect(sentTo('PATCH /api/chat/one/message/x')).toEqual([]);
  });
});

describe('a draft', () => {
  test('survives a reload, for each chat its own', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const first = await openEddy();
    await log().findByText('First');
    await first.user.type(await box(), 'Not sent yet');
    first.unmount();
    const { user } = await openEddy();
    await log().findByText('First');
    expect(await screen.findByDisplayValue('Not sent yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    expect(await screen.findByText('What would you like to know?')).toBeDefined();
    expect(screen.queryByDisplayValue('Not sent yet')).toBeNull();
  });
});

test('after three quarters of an hour of talk a break is suggested, and put off by pressing', async () => {
  const minutes = { passed: 0 };
  const begun = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => begun + minutes.passed * 60_000);
  onTestFinished(() => clock.mockRestore());
  keepChat('one', [messageOf(), answerOf('First')]);
  const { user } = await openEddy();
  await log().findByText('First');
  for (const text of ['a', 'b', 'c', 'd', 'e']) {
    expect(screen.queryByText(/A short break/)).toBeNull();
    minutes.passed += 9;
    await user.type(await box(), `Question ${text}{Enter}`);
    await log().findByText(`Question ${text}`);
    await waitFor(() =>
      expect(log().queryAllByRole('button', { name: 'Helpful' })).toHaveLength(1 + minutes.passed / 9),
    );
  }
  expect(await screen.findByText(/45 minutes. A short break/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/A short break/)).toBeNull();
});

test('it is said what Eddy is, where it goes and that it can be wrong', async () => {
  keepChat('one', [messageOf(), answerOf('First')]);
  await openEddy();
  expect(await log().findByText(/Built-in guide: a computer program, no language model/)).toBeDefined();
  expect(log().getByText(/It can be wrong/)).toBeDefined();
});
