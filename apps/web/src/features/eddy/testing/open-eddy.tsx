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

/** Opens the page of whoever is signed in, on a desk. */
export async function openEddy(language: Language = 'en') {
  beOnDesk();
  const drawn = await visit(<EddyPage Receipt={Receipt} trajectoryPath="/trajectory" />, {
    at: '/eddy',
    language,
    namespaces: ['eddy', 'admission'],
  });
  await screen.findByRole('heading', { level: 1 });
  return drawn;
}
