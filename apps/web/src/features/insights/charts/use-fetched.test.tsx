import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Fetched, fetched, useFetched } from './chart-figure.tsx';

function Word({ word }: { readonly word: Fetched<string> }) {
  return <p>{useFetched(word) ?? 'on its way'}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly failure: unknown } = { failure: null };
  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }
  override render() {
    return this.state.failure === null ? this.props.children : <p>{String(this.state.failure)}</p>;
  }
}

test('what is on its way is used when it comes, what is there at once', async () => {
  const coming = Promise.withResolvers<string>();
  const word = fetched(coming.promise);
  const { unmount } = render(<Word word={word} />);
  expect(screen.getByText('on its way')).toBeDefined();
  coming.resolve('here');
  expect(await screen.findByText('here')).toBeDefined();
  unmount();
  render(<Word word={word} />);
  expect(screen.getByText('here')).toBeDefined();
});

test('what does not come fails where it is used', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const word = fetched<string>(Promise.reject(new Error('chart.js is gone')));
  render(
    <Boundary>
      <Word word={word} />
    </Boundary>,
  );
  expect(await screen.findByText('Error: chart.js is gone')).toBeDefined();
});
