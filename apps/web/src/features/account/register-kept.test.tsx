import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openServer, sentTo } from '../../testing/account/fake-server.ts';
import { field, fillIn, submit } from '../../testing/account/registration.ts';
import { asVisitor, visit } from '../../testing/account/visit.tsx';
import { RegisterPage } from './register-page.tsx';

openServer();
asVisitor();

describe('what need not be said', () => {
  test('is folded away, and unfolds where something in it is wrong', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    const fold = field('Nickname').closest('details');
    expect(fold?.open).toBe(false);
    await fillIn(user);
    field('Nickname').focus();
    await user.paste('n'.repeat(101));
    await submit(user);
    await screen.findAllByText('Nickname: at most 100 characters');
    expect(fold?.open).toBe(true);
    expect(document.activeElement).toBe(field('Nickname'));
  });

  test('is the form: none is preset, and the one chosen is sent', async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    expect(field('Form (optional)').value).toBe('');
    await fillIn(user);
    await user.selectOptions(field('Form (optional)'), 'Form 4');
    await submit(user);
    await screen.findByTestId('address');
    expect(sentTo('POST /api/register')[0]?.body).toMatchObject({ Form: 4 });
  });
});

describe('after a reload', () => {
  const KEY = 'lodestar.guest.registration';
  const left = /^Not saved yet, from your last visit: Form and School district\.$/;
  const reloaded = async () => {
    const { user } = await visit(<RegisterPage />, { at: '/register' });
    await user.selectOptions(field('Form (optional)'), 'Form 4');
    await fillIn(user);
    cleanup();
    return visit(<RegisterPage />, { at: '/register' });
  };

  test('what was chosen is in the form again, and nothing that was typed was kept', async () => {
    await reloaded();
    await screen.findByText(left);
    await waitFor(() => expect(field('School district').value).toBe('shaTin'));
    expect(field('Form (optional)').value).toBe('4');
    expect(field('E-mail').value).toBe('');
    expect(localStorage.getItem(KEY)).not.toMatch(/Mei|Chan|mei@|horse/i);
  });

  test('it can be undone at once, which empties nothing else', async () => {
    const { user } = await reloaded();
    await user.type(field('E-mail'), 'mei@example.hk');
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(field('School district').value).toBe('');
    expect(field('E-mail').value).toBe('mei@example.hk');
    expect(screen.queryByText(left)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('it is sent with the rest, and is gone then', async () => {
    const { user } = await reloaded();
    await fillIn(user);
    await submit(user);
    await screen.findByTestId('address');
    expect(sentTo('POST /api/register')[0]?.body).toMatchObject({ Form: 4, School_District: 'shaTin' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
