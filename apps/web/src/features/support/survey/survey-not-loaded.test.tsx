import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { answerWith, openServer, refusal } from '../../../testing/account/fake-server.ts';
import { asVisitor, visit } from '../../../testing/account/visit.tsx';
import { SurveyPage } from './survey-page.tsx';

openServer();
asVisitor();

test('a survey that cannot be loaded says so and can be tried again', async () => {
  answerWith(http.get('/api/config', () => refusal('internal'), { once: true }));
  const { user } = await visit(<SurveyPage />, { at: '/jupasurvey', namespaces: ['survey', 'admission'] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The survey could not be loaded');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Year you applied in')).toBeDefined();
});
