import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beginSession } from '../../shared/session.ts';
import { openServer, server, TOKEN } from '../../testing/account/fake-server.ts';
import { recordOf } from '../../testing/account/records.ts';
import { asMei, visit } from '../../testing/account/visit.tsx';
import { ReportPage } from './report-page.tsx';
import { keepChoices, openReportServer } from './testing/report-server.ts';

openServer();
openReportServer();
asMei();

async function open(changes: Parameters<typeof recordOf>[0]) {
  server.user.value = recordOf(changes);
  beginSession(TOKEN, server.user.value);
  keepChoices();
  return visit(<ReportPage />, { at: '/view-report', namespaces: ['report', 'admission', 'lists'] });
}

/** The heading while the browser takes the page for the printer. */
function nameOnPaper(): string | null {
  act(() => void dispatchEvent(new Event('beforeprint')));
  const name = screen.getByRole('heading', { level: 1 }).textContent;
  act(() => void dispatchEvent(new Event('afterprint')));
  return name;
}

test('the browser prints the report', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the report is printed by the name that was chosen, which this device remembers', async () => {
  const { user, unmount } = await open({ Nickname: 'Mimi' });
  const choice = await screen.findByRole('combobox', { name: 'Name on paper' });
  expect(nameOnPaper()).toBe('Chan Mei“Mimi”');
  await user.selectOptions(choice, 'Nickname only');
  expect(nameOnPaper()).toBe('Mimi');
  await user.selectOptions(choice, 'No name');
  expect(nameOnPaper()).toBe('Your report');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chan Mei“Mimi”');
  unmount();
  await open({ Nickname: 'Mimi' });
  expect(await screen.findByRole('combobox', { name: 'Name on paper' })).toHaveProperty('value', 'none');
});
