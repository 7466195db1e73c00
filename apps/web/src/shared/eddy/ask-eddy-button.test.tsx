import { screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { endSession } from '../session.ts';
import { AskEddyButton } from './ask-eddy-button.tsx';

openServer();
asMei();

const open = () => visit(<AskEddyButton label="Ask Eddy" message="What are my chances?" />);
const began = () => HttpResponse.json({ Chat_ID: 'chat-1' }, { status: 201 });

describe('the button that asks Eddy', () => {
  test('begins a chat under an overlay and goes there', async () => {
    answerWith(
      http.post('/api/chat/create', async () => {
        await delay(20);
        return began();
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect(await screen.findByText('Starting a chat with Eddy…')).toBeDefined();
    expect((await screen.findByTestId('address')).textContent).toBe('/eddy');
    expect(sentTo('POST /api/chat/create')[0]?.body).toEqual({
      User_ID: 'mei-chan',
      initial_message: 'What are my chances?',
    });
  });

  test('says when that failed, and repeats it under the same key', async () => {
    answerWith(http.post('/api/chat/create', () => refusal('internal'), { once: true }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect(await screen.findByText('Failed to start chat. Please try again.')).toBeDefined();
    answerWith(http.post('/api/chat/create', began));
    await user.click(screen.getByRole('button', { name: 'Ask Eddy' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/eddy');
    const keys = sentTo('POST /api/chat/create').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('is nothing for visitors', async () => {
    endSession('loggedOut');
    await open();
    expect(screen.queryByRole('button', { name: 'Ask Eddy' })).toBeNull();
  });
});
