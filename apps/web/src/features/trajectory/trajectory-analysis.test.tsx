import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../testing/account/fake-server.ts';
import { asMei } from '../../testing/account/visit.tsx';
import { connection, LIFE } from './testing/made-up-map.ts';
import { button, dialog, inWindow, keepMap, mapNow, openMap } from './testing/open-map.tsx';

openServer();
asMei();
inWindow({ wide: true });

const analysis = {
  id: 'analysis_1',
  timestamp: '2026-09-01T00:00:00.000Z',
  content: `**Chains**\n${'Physics led to robotics. '.repeat(40)}`,
};

describe('an analysis', () => {
  const written = (content: string) =>
    http.post('/api/chatbot/generate', () => HttpResponse.json({ content }));

  test('is written, stored as the newest, shown with headings, and taken to Eddy', async () => {
    keepMap({ ...LIFE, analyses: [analysis] });
    answerWith(
      written('**Turning point**\nRobotics.'),
      http.post('/api/chat/create', () => HttpResponse.json({ Chat_ID: 'chat-7' }, { status: 201 })),
    );
    const { user } = await openMap();
    await user.click(button('Analyse'));
    const modal = within(await dialog());
    expect(modal.getByRole('heading', { name: 'Turning point' })).toBeDefined();
    expect(sentTo('POST /api/chatbot/generate').map(({ body }) => body)).toEqual([
      { language: 'en', purpose: 'trajectory_analysis' },
    ]);
    const [newest] = mapNow().analyses;
    expect(mapNow().analyses.map(({ content }) => content)).toEqual([
      '**Turning point**\nRobotics.',
      analysis.content,
    ]);
    await user.click(modal.getByRole('button', { name: 'Ask Eddy' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/eddy');
    expect(sentTo('POST /api/chat/create').map(({ body }) => body)).toEqual([
      { User_ID: 'mei-chan', initial_analysis_id: newest?.id },
    ]);
  });

  test.each([
    ['is empty', written('  ')],
    ['cannot be written', http.post('/api/chatbot/generate', () => refusal('unavailable'))],
  ])('that %s is an alert', async (_, answer) => {
    keepMap(LIFE);
    answerWith(answer);
    const { user } = await openMap();
    await user.click(button('Analyse'));
    expect(await screen.findByText('Failed to analyze trajectory. Please try again.')).toBeDefined();
    expect(mapNow().analyses).toEqual([]);
  });

  test('waits while an event of a connection is missing', async () => {
    keepMap({ ...LIFE, connections: [connection('Physics', 'Lost'), connection('Physics', 'Robotics')] });
    answerWith(written('**Done**\nYes.'));
    const { user } = await openMap();
    await user.click(button('Analyse'));
    const warning = await screen.findByRole('dialog', { name: 'Edit connection' });
    expect(warning.textContent).toContain(
      'One or both events in this connection could not be found. Please select valid events.',
    );
    expect(sentTo('POST /api/chatbot/generate')).toEqual([]);
    await user.click(within(warning).getByRole('button', { name: 'Delete connection' }));
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeDefined();
  });

  test('is given up when the missing event is not settled', async () => {
    keepMap({ ...LIFE, connections: [connection('Physics', 'Lost')] });
    const { user } = await openMap();
    await user.click(button('Analyse'));
    await screen.findByRole('dialog', { name: 'Edit connection' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('POST /api/chatbot/generate')).toEqual([]);
  });

  test('of before is listed by its first 500 characters, and can be deleted', async () => {
    keepMap({ ...LIFE, analyses: [analysis] });
    const { user } = await openMap();
    await user.click(button('Past analyses'));
    const list = within(await dialog());
    expect(list.getByText(/^Chains/).textContent).toHaveLength(500);
    await user.click(list.getByRole('button', { name: /^Delete the analysis/ }));
    expect(list.getByText('No analyses yet')).toBeDefined();
    expect(mapNow().analyses).toEqual([]);
  });

  test('whose chat cannot begin says so', async () => {
    keepMap({ ...LIFE, analyses: [analysis] });
    answerWith(http.post('/api/chat/create', () => refusal('internal')));
    const { user } = await openMap();
    await user.click(button('Past analyses'));
    await user.click(await screen.findByRole('button', { name: /^Read the analysis/ }));
    await user.click(await screen.findByRole('button', { name: 'Ask Eddy' }));
    expect(await screen.findByText('Failed to start chat. Please try again.')).toBeDefined();
  });
});
