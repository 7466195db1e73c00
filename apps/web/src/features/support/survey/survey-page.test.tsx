import { scoreTableOf } from '@lodestar/domain';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith, openServer, refusal, sentTo } from '../../../testing/account/fake-server.ts';
import { asVisitor, visit } from '../../../testing/account/visit.tsx';
import { SurveyPage } from './survey-page.tsx';

openServer();
asVisitor();

const open = (language: 'en' | 'tc' = 'en') =>
  visit(<SurveyPage />, { at: '/jupasurvey', language, namespaces: ['survey', 'admission'] });
const received = () => http.post('/api/survey', () => HttpResponse.json({ success: true }, { status: 201 }));
const answers = () => sentTo('POST /api/survey').map(({ body }) => body);
type User = Awaited<ReturnType<typeof open>>['user'];

const GRADES = [
  ['Chinese Language', '4'],
  ['English Language', '5'],
  ['Mathematics (compulsory)', '5*'],
  ['Grade in elective 1', '5**'],
  ['Grade in elective 2', '3'],
] as const;

async function fillIn(user: User) {
  await user.selectOptions(await screen.findByLabelText('Year you applied in'), '2026');
  await user.selectOptions(screen.getByLabelText('Elective 1'), 'PHY');
  await user.selectOptions(screen.getByLabelText('Elective 2'), 'CHE');
  for (const [name, grade] of GRADES) await user.selectOptions(screen.getByLabelText(name), grade);
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByLabelText('JUPAS code of the programme'), 'js4412');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send my answer' }));

describe('our own form', () => {
  test('sends grades and what they led to, and says thanks', async () => {
    answerWith(received());
    const { user } = await open();
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText('Where on your list it stood'), 'B');
    await send(user);
    const thanks = await screen.findByRole('heading', { name: 'Thank you' });
    expect(document.activeElement).toBe(thanks);
    expect(answers()).toEqual([
      {
        entryYear: 2026,
        scores: { CHI: '4', ENG: '5', MAT: '5*', PHY: '5**', CHE: '3' },
        offer: 'JS4412',
        band: 'B',
        satisfied: null,
        homepage: '',
      },
    ]);
  });

  test('shows what is missing and goes to the first of it', async () => {
    const { user } = await open();
    await screen.findByLabelText('Year you applied in');
    await send(user);
    expect(screen.getByText('Please choose the year')).toBeDefined();
    expect(screen.getByText('Please enter the grades of at least five subjects')).toBeDefined();
    expect(screen.getByText('Please say whether you got an offer')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Year you applied in'));
    expect(answers()).toEqual([]);
  });

  test('shows a code that no programme has at its field', async () => {
    const fields = [{ field: 'offer', problem: 'unknownProgramme' }];
    answerWith(http.post('/api/survey', () => refusal('invalid_request', { params: { fields } })));
    const { user } = await open();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('There is no programme with this code')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('JUPAS code of the programme'));
  });

  test('keeps everything when sending fails', async () => {
    answerWith(
      http.post('/api/survey', () => HttpResponse.error(), { once: true }),
      received(),
    );
    const { user } = await open();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(/Your answer could not be sent/)).toBeDefined();
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  });

  test('takes over the grades of JUPASelect', async () => {
    const grades = scoreTableOf({ CHI: '5', BIO: '4' });
    localStorage.setItem('lodestar.guest.scores', JSON.stringify(grades));
    const { user } = await open('tc');
    await user.click(await screen.findByRole('button', { name: '填入 JUPASelect 的成績' }));
    expect(screen.getByLabelText<HTMLSelectElement>('中國語文').value).toBe('5');
    expect(screen.getByLabelText<HTMLSelectElement>('選修科 1').value).toBe('BIO');
    expect(screen.getByLabelText<HTMLSelectElement>('選修科 1 的等級').value).toBe('4');
  });
});
