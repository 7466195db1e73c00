import { abilityPercents, interestsOf, LANGUAGES, recommendMix } from '@lodestar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loadFieldGuide } from '../../../../shared/programme/field-guide.ts';
import { loadFlexibleRoutes } from '../../../../shared/programme/flexible-routes.ts';
import { wordingOf } from '../../../../shared/programme/wording.ts';
import { keep, PUPIL } from '../../../../testing/programme/pupil.ts';
import { realProgramme, realYear } from '../../../../testing/programme/real-year.ts';
import { answerWith, openWire } from '../../../../testing/programme/wire.ts';
import { textsIn } from '../../../../testing/texts.ts';
import { askServer } from '../../api/recommend.ts';
import { recommendHere } from '../../api/recommend-here.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import { reasonWords } from './reason-words.ts';

openWire();

const CALL = '/api/programmes/:collection/recommendations/mix';
const block = () => within(screen.getByRole('region', { name: 'Recommended for your grades' }));

async function mixed() {
  keep({ grades: PUPIL });
  const { user } = await drawPage();
  await user.selectOptions(block().getByRole('combobox', { name: 'Level' }), 'Balanced mix');
  return user;
}

test('a mix is asked for by fields and interests, and each card says what it is for and why', async () => {
  const asked: unknown[] = [];
  answerWith(
    http.post(CALL, async ({ request }) => {
      asked.push(await request.json());
      const reasons = [
        { code: 'interest', params: { interests: ['robots'], topics: ['robotics'], careers: [] } },
        { code: 'bandARate', params: { year: 2025, offers: 50, applications: 222 } },
      ];
      const level = { classification: 3, classification_text: '', reason: null, user_score: null };
      const one = { ...realProgramme('JS4408'), ...level, percentile: null, tier: 'reach', reasons };
      return HttpResponse.json({ success: true, count: 1, collection: 'Programmes_2026', data: [one] });
    }),
  );
  const user = await mixed();
  await block().findByText('Reach');
  const card = block().getByRole('article');
  expect(await within(card).findByText('2025: 50 offers to 222 who put it in Band A.')).toBeDefined();
  expect(within(card).getByText(/^Fits .*robot.*, which you named/)).toBeDefined();
  await user.selectOptions(
    block().getByRole('combobox', { name: 'Fields' }),
    'Computing, AI and cyber security',
  );
  await user.type(block().getByRole('textbox', { name: 'What interests you?' }), '機械人');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      fields: ['computingAi'],
      interests: ['機械人'],
      numberOfRecommendations: 6,
    }),
  );
  expect(asked[0]).toMatchObject({ userScores: PUPIL, fields: [], interests: [], institutions: [] });
  await user.click(block().getByRole('button', { name: 'Remove Computing, AI and cyber security' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ fields: [] }));
});

test('a mix comes from this device when the network is gone', async () => {
  answerWith(http.post(CALL, () => HttpResponse.error()));
  await mixed();
  await waitFor(() => expect(block().getAllByText(/^(Reach|Match|Safe bet)$/).length).toBeGreaterThan(2));
});

test('abilities go with the question, and a mix made here ranks by them as the call does', async () => {
  const catalogue = realYear(2026);
  const profiles = catalogue.programmes.map(({ code }, place) => {
    const asks = (step: number) => (place * step) % 6;
    const ability = [asks(3), asks(4), asks(5), asks(7), asks(8), asks(9), 0, 0] as const;
    return { code, ability };
  });
  const asked: unknown[] = [];
  answerWith(
    http.post(CALL, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ success: true, count: 0, collection: 'Programmes_2026', data: [] });
    }),
    http.post('/api/database/readAll', () => HttpResponse.json({ success: true, data: profiles })),
  );
  const abilities = [4.5, 4, 3, 2, 2, 1.5] as const;
  const wanted = { kind: 'mix', fields: [], interests: '' } as const;
  const wish = { grades: PUPIL, wanted, count: 9, institutions: [], exclude: [], abilities };
  await askServer('Programmes_2026', wish, new AbortController().signal);
  expect(asked).toMatchObject([{ abilities: [...abilities] }]);
  const [guide, flexible] = await Promise.all([loadFieldGuide(), loadFlexibleRoutes()]);
  const mixed = recommendMix({ catalogue, guide, flexible }, PUPIL, {
    count: 9,
    fields: [],
    interests: interestsOf(guide, []),
    institutions: [],
    exclude: [],
    abilityPercent: abilityPercents(abilities, profiles),
  });
  const here = await recommendHere(catalogue, wish);
  expect(here.map(({ programme, mixed: why }) => [programme.code, why])).toEqual(
    mixed.map(({ programme, tier, reasons }) => [programme.code, { tier, reasons }]),
  );
  expect(here.flatMap(({ mixed: why }) => why?.reasons ?? []).some(({ code }) => code === 'ability')).toBe(
    true,
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every reason is a sentence with nothing left unfilled', async () => {
    const guide = await loadFieldGuide();
    const texts = await textsIn(language, 'admission', 'lists');
    const wording = wordingOf(language, texts.getFixedT(language, 'admission'));
    const t = texts.getFixedT(language, 'lists');
    const base = { count: 30, institutions: [], exclude: [], abilities: null };
    const wishes = ['', 'robots, no blood', 'engineer'].flatMap((interests) =>
      [[], ['nursing', 'computingAi']].map((fields) => ({ kind: 'mix' as const, fields, interests })),
    );
    const cards = await Promise.all(
      wishes.map((wanted) => recommendHere(realYear(2026), { ...base, grades: PUPIL, wanted })),
    );
    const reasons = cards.flat().flatMap((card) => card.mixed?.reasons ?? []);
    const said = reasons.map((reason) => reasonWords(reason, guide, wording, t));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((text) => text === '' || /\{\{|undefined|mix\./.test(text))).toEqual([]);
  });
});
