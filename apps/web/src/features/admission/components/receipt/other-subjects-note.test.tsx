import { LANGUAGES } from '@lodestar/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueries } from '../../../../app/query-scope.tsx';
import { drawRoutes } from '../../../../testing/draw.tsx';
import { realProgramme } from '../../../../testing/programme/real-year.ts';
import { OtherSubjectsNote } from './other-subjects-note.tsx';

async function open(code: string, language: (typeof LANGUAGES)[number] = 'en') {
  const note = (
    <QueryClientProvider client={createQueries()}>
      <OtherSubjectsNote programme={realProgramme(code)} />
    </QueryClientProvider>
  );
  const routes = [{ path: '/', element: note }];
  const { user } = await drawRoutes(routes, '/', { language, namespaces: ['lists', 'admission'] });
  await user.click(screen.getByRole('group').querySelector('summary') ?? document.body);
}

test('says what a language and Applied Learning count for, what a result is worth, and who printed it', async () => {
  await open('JS4412');
  expect(
    await screen.findByText(/Counts in the score like an elective\. May serve as the second elective/),
  ).toBeDefined();
  expect(screen.getByText('N1 = 7, N2 = 5.5 and N3 = 4')).toBeDefined();
  expect(screen.getByText(/only as a bonus beyond the best five/)).toBeDefined();
  expect(screen.getByText('What a result is worth is not published.')).toBeDefined();
  expect(screen.getByText(/^For 2026 entry, from: .*CUHK/)).toBeDefined();
  expect(screen.getByText(/is not in any score or level shown/)).toBeDefined();
});

test.each(LANGUAGES)('leaves nothing unworded in %s, where much is not published', async (language) => {
  await open('JSSH01', language);
  await screen.findAllByText(/published|公布/);
  expect(document.body.textContent).not.toMatch(/\{\{|other\.|undefined/);
});
