import type { Grounds } from '@lodestar/contract';
import { initialScoreTable } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tableWithGrades } from '../../shared/work/pupil-work.ts';
import { openServer } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { answerOf, keepChat, kept, messageOf, openChatServer } from './testing/chat-server.ts';
import { openEddy } from './testing/open-eddy.tsx';

openServer();
openChatServer();
asMei();

const log = () => within(screen.getByRole('region', { name: 'Conversation' }));

describe('an answer', () => {
  const grounds: Grounds = {
    tools: ['what_if'],
    programmes: [{ code: 'JS4408', level: 5, before: 3 }],
    year: 2025,
  };

  test('shows its programmes, what it stands on, and opens a receipt from chip and text', async () => {
    const table = tableWithGrades(initialScoreTable(), { PHY: '5' });
    localStorage.setItem('lodestar.user.mei-chan.scores', JSON.stringify({ value: table }));
    keepChat('one', [messageOf(), answerOf('See **JS4408** then.', { grounds })]);
    const { user } = await openEddy();
    expect(await log().findByText('Risky')).toBeDefined();
    expect(log().getByText('Safe')).toBeDefined();
    expect(
      log().getByText(/your grades, a change of grades you asked about and admission figures of 2025/),
    ).toBeDefined();
    await user.click(log().getByRole('button', { name: 'JS4408' }));
    expect(log().getByText('Receipt of JS4408')).toBeDefined();
    const [inText] = log().getAllByRole('button', { expanded: true });
    await user.click(inText ?? document.body);
    expect(log().queryByText('Receipt of JS4408')).toBeNull();
  });

  test('with a table has no cards besides, and opens a receipt from it', async () => {
    const table = '| Programme | Level | Median |\n| --- | --- | --- |\n| JS4408 MAE | Safe | 26 |';
    keepChat('one', [messageOf(), answerOf(`Close.\n\n${table}`, { grounds })]);
    const { user } = await openEddy();
    expect((await log().findByText('Safe')).closest('[data-level]')).not.toBeNull();
    expect(log().getAllByText(/JS4408/)).toHaveLength(1);
    await user.click(log().getByRole('button', { name: 'JS4408' }));
    expect(log().getByText('Receipt of JS4408')).toBeDefined();
  });

  test('without grades leads from a chip to the page of the programme', async () => {
    keepChat('one', [messageOf(), answerOf('See JS4408 then.', { grounds })]);
    await openEddy();
    const link = await log().findByRole('link', { name: /^JS4408 .*open the programme’s page/ });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('is rated, which is kept, and taken back by pressing again', async () => {
    keepChat('one', [messageOf(), answerOf('First')]);
    const { user } = await openEddy();
    await user.click(await log().findByRole('button', { name: 'Helpful' }));
    await waitFor(() => expect(kept.chats[0]?.Messages.at(-1)?.feedback).toBe('up'));
    await user.click(log().getByRole('button', { name: 'Helpful', pressed: true }));
    await waitFor(() => expect(kept.chats[0]?.Messages.at(-1)?.feedback).toBeNull());
  });

  test('is copied as it was written', async () => {
    keepChat('one', [messageOf(), answerOf('**First** of all')]);
    const { user } = await openEddy();
    await user.click((await log().findAllByRole('button', { name: 'Copy' })).at(-1) ?? document.body);
    expect(await log().findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('**First** of all');
  });
});
