import { initialScoreTable } from '@lodestar/domain';
import { screen } from '@testing-library/react';
import type { Language } from '../../../shared/i18n/languages.ts';
import { visit } from '../../../testing/account/visit.tsx';
import { EddyPage } from '../eddy-page.tsx';

function Receipt({ id, code }: { readonly id: string; readonly code: string }) {
  return <p id={id}>{`Receipt of ${code}`}</p>;
}

/** The width and the pointer of a desk. */
function beOnDesk(): void {
  window.innerWidth = 1440;
}

/** Grades and list of which this device and the server agree that there are none, unless a test has kept some. */
function agreeOnWork(): void {
  const none = { scores: { value: initialScoreTable(), saved: {} }, choices: { value: [], saved: [] } };
  for (const [part, value] of Object.entries(none)) {
    const key = `lodestar.user.mei-chan.${part}`;
    if (localStorage.getItem(key) === null)
      localStorage.setItem(key, JSON.stringify({ ...value, tag: '"0"' }));
  }
}

/** Opens the page of whoever is signed in, on a desk. */
export async function openEddy(language: Language = 'en') {
  beOnDesk();
  agreeOnWork();
  const drawn = await visit(<EddyPage Receipt={Receipt} trajectoryPath="/trajectory" />, {
    at: '/eddy',
    language,
    namespaces: ['eddy', 'admission'],
  });
  await screen.findByRole('heading', { level: 1 });
  return drawn;
}
