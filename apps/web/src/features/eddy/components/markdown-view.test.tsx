import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MarkdownView } from './markdown-view.tsx';

test('lists, tables and emphasis become elements', () => {
  render(<MarkdownView text={'**Bold**\n\n1. One\n2. Two\n\n| A | B |\n| - | - |\n| 1 | 2 |'} />);
  expect(screen.getByText('Bold').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(screen.getByRole('columnheader', { name: 'A' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '2' })).toBeDefined();
});

test.each([
  ['**要。**JS4525 必須修讀**化學**。', ['要。', '化學']],
  ['**要。**讀**企會財（會計）**的話', ['要。', '企會財（會計）']],
  ['**JS1204 BSc（城大）**與你的成績較接近', ['JS1204 BSc（城大）']],
  [
    '最接近的是**JS1204 BSc（城大）**、**JS4412 CSE（中大）**和**JS6456 MBBS（港大）**三個',
    ['JS1204 BSc（城大）', 'JS4412 CSE（中大）', 'JS6456 MBBS（港大）'],
  ],
  [
    '**JS1204（城大）**或**JS4412（中大）**同**JS6456（港大）**',
    ['JS1204（城大）', 'JS4412（中大）', 'JS6456（港大）'],
  ],
  ['由 **5*** 升到**5****，和**5**、**4**', ['5*', '5**', '5', '4']],
  ['選**「化學」**，以**（甲）**計', ['「化學」', '（甲）']],
  ['**读企会财（会计）**，**不用。**JS4525 没有“要求”', ['读企会财（会计）', '不用。']],
  [
    '**Yes.**JS4525 asks for **Chemistry (or Biology)**, as **JS1204 (CityU)**does',
    ['Yes.', 'Chemistry (or Biology)', 'JS1204 (CityU)'],
  ],
  ['**數學 5\\*\\***、[**甲。**乙](https://www.jupas.edu.hk)', ['數學 5**', '甲。']],
])('what stands between stars is strong without a space around it: %s', (text, strong) => {
  const { container } = render(<MarkdownView text={text} />);
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(strong);
});

test.each([
  '最佳五科（5** 計 7 分，5* 計 6 分），數學 5**、英文 5**。',
  'Mathematics 5**, English 5** and Chinese 5**)',
  '2 ** 3 ** 4',
  '未完**的',
])('stars of a grade, and stars alone, stay as they are: %s', (text) => {
  const { container } = render(<MarkdownView text={text} />);
  expect(container.querySelector('strong, em')).toBeNull();
  expect(container.textContent).toBe(text);
});

test('headings of a text are no headings of the page', () => {
  render(<MarkdownView text="# Big" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Big')).toBeDefined();
});

test('links open apart and tell nothing; what is no web address is only words', () => {
  render(<MarkdownView text="[JUPAS](https://www.jupas.edu.hk) [bad](javascript:alert(1))" />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
});

test('HTML and pictures stay words', () => {
  const { container } = render(
    <MarkdownView text={'<img src=x onerror=alert(1)> and ![pixel](https://evil.example/p.png)'} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(container.textContent).toContain('pixel');
});

test('the programmes of the answer open, others are words', async () => {
  const open = vi.fn();
  render(<MarkdownView text="**JS1204** beats JS9999" codes={['JS1204']} onCode={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'JS1204' }));
  expect(open).toHaveBeenCalledWith('JS1204');
  expect(screen.queryByRole('button', { name: 'JS9999' })).toBeNull();
});

test('open marks of a growing text do not flash by', () => {
  render(<MarkdownView text="It is **Safe" growing />);
  expect(screen.getByText('Safe').tagName).toBe('STRONG');
});

test('on a phone a reason stands below its title and level instead of squeezing them', () => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [
    row(['Place', 'Band', 'Programme', 'Level', 'Why']),
    row(['-', '-', '-', '-', '-']),
    row([
      '1',
      'A',
      'JS4412 COMPUTER SCI & ENG (CUHK)',
      'Safe',
      'Worth a try; it costs nothing further down the list.',
    ]),
  ];
  render(<MarkdownView text={rows.join('\n')} />);
  expect(screen.getByRole('table').style.gridTemplateColumns).toBe('auto auto minmax(0,1fr)');
  expect(screen.getByRole('cell', { name: /Worth a try/ }).className).toContain('row-start-3');
  expect(screen.getByRole('columnheader', { name: 'Why' }).className).toContain('sr-only');
});

test('a mark after a programme goes with it to the next line, and no word is lost', () => {
  const { container } = render(
    <MarkdownView text="JS1204、JS1205，好" codes={['JS1204', 'JS1205']} onCode={vi.fn()} />,
  );
  const button = screen.getByRole('button', { name: 'JS1204' });
  expect(button.parentElement?.textContent).toBe('JS1204、');
  expect(button.parentElement?.className).toContain('whitespace-nowrap');
  expect(container.textContent).toBe('JS1204、JS1205，好');
});
