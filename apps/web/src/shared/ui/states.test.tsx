import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { Field } from './field.tsx';
import { RetryNotice } from './retry-progress.tsx';
import { SaveState } from './save-state.tsx';
import { Sheet } from './sheet.tsx';
import { TextInput } from './text-input.tsx';
import { notify } from './toast.ts';
import { TrackBar } from './track-bar.tsx';

describe('what happened', () => {
  test('an error says what failed and is tried again', async () => {
    const retry = vi.fn();
    const { user } = await draw(
      <ErrorState title="Search failed" detail="Your list is kept." onRetry={retry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('Search failed');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('a retry counts and can be cancelled', async () => {
    const cancel = vi.fn();
    const { user } = await draw(
      <RetryNotice title="Too many requests" attempt={2} max={5} seconds={4} onCancel={cancel} />,
    );
    expect(screen.getByRole('status').textContent).toContain('Attempt 2 of 5, in 4 seconds.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('a retry of one second is worded in the singular, and in Chinese', async () => {
    const { unmount } = await draw(
      <RetryNotice title="x" attempt={1} max={5} seconds={1} onCancel={vi.fn()} />,
    );
    expect(screen.getByText('Attempt 1 of 5, in 1 second.')).toBeDefined();
    unmount();
    await draw(<RetryNotice title="x" attempt={1} max={5} seconds={1} onCancel={vi.fn()} />, {
      language: 'tc',
    });
    expect(screen.getByText('第 1 次，共 5 次，1 秒後重試。')).toBeDefined();
  });

  test.each([
    ['saving', 'Saving…'],
    ['saved', 'Saved 14:02'],
    ['failed', 'Failed to save.'],
  ] as const)('a save that is %s says so', async (state, words) => {
    await draw(<SaveState state={state} at="14:02" />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  test('a message is shown once its script has come, with its action', async () => {
    const undo = vi.fn();
    const { user } = await draw(<p>Page</p>);
    notify('plain', 'JS4462 removed', { label: 'Undo', onPress: undo });
    const message = (await screen.findByText('JS4462 removed')).closest('li');
    if (message === null) throw new Error('The message is in no list.');
    // The library, shared by files of tests, may still show another with the same action.
    await user.click(within(message).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
  });
});

test('a field ties label, hint and error to its control', async () => {
  await draw(
    <Field label="Username" hint="3 to 30 characters" error="Taken">
      {(control) => <TextInput {...control} defaultValue="hoiching" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Username' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '3 to 30 characters',
    'Taken',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a bar is a meter with its value in words', async () => {
  await draw(<TrackBar label="Top" value={61.9} valueText="26 of 42" />);
  expect(screen.getByRole('meter', { name: 'Top' }).getAttribute('value')).toBe('61.9');
});

describe('what opens over the page', () => {
  test('a dialog is named and closes by its button', async () => {
    const close = vi.fn();
    const { user } = await draw(
      <Dialog open onClose={close} title="Bring your grades along?" description="Nothing is overwritten." />,
    );
    expect(await screen.findByRole('dialog', { name: 'Bring your grades along?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });

  test('a sheet is named and closes by Escape', async () => {
    const close = vi.fn();
    const { user } = await draw(
      <Sheet open onClose={close} title="My choices" aside="5 of 6">
        <p>The list</p>
      </Sheet>,
    );
    expect(await screen.findByRole('dialog', { name: 'My choices' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
