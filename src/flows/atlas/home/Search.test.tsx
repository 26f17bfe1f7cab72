// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SearchEntry } from '../data/searchEntries.ts';
import { Search } from './Search.tsx';

const question = (where: string): SearchEntry => ({
  kind: 'question',
  text: 'What if the password is wrong?',
  where,
  href: '#what-if/wrong',
});

it('shows what was found for the latest words alone', async () => {
  const errors = vi.spyOn(console, 'error');
  render(<Search entries={[question('Log in'), question('Withdraw')]} />);
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox');
  await user.type(field, 'password');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toStrictEqual([
    'What if the password is wrong?Log in, what if',
    'What if the password is wrong?Withdraw, what if',
  ]);
  await user.clear(field);
  await user.type(field, 'withdraw');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.type(field, 'zzz');
  expect(screen.queryAllByRole('link')).toStrictEqual([]);
  // React reports rows of the same key, which it may leave behind.
  expect(errors).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
});
