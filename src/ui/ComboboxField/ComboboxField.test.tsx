// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { ComboboxField } from './ComboboxField.tsx';

const options = [
  'Access Bank',
  'First Bank of Nigeria',
  'First City Monument Bank',
  'Guaranty Trust Bank',
  'United Bank for Africa',
].map((label) => ({ value: label, label }));

function Bank() {
  const [text, setText] = useState('');
  return (
    <ComboboxField
      label="Bank"
      value={text}
      onChange={setText}
      options={options}
      listLabel="Banks"
      noneText="No bank has this name."
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Bank' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeName = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('is operated by keyboard: opens, moves, selects and closes; Enter does not submit the form', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderForTest(
    <form onSubmit={onSubmit}>
      <Bank />
    </form>,
  );
  await user.tab();
  expect(offered()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(offered()).toHaveLength(options.length);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(activeName()).toBe('First Bank of Nigeria');
  await user.keyboard('{Enter}');
  expect(field()).toHaveProperty('value', 'First Bank of Nigeria');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('First Bank of Nigeria');
  expect(offered()).toHaveLength(options.length);
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('finds options by a part of the name or the initials, best match first, and announces the count', async () => {
  const { user } = renderForTest(<Bank />);
  await user.type(field(), 'first');
  expect(offered()).toEqual(['First Bank of Nigeria', 'First City Monument Bank']);
  expect(screen.getByRole('status').textContent).toBe('2 of 5 in the list');
  for (const [typed, bank] of [
    ['gtb', 'Guaranty Trust Bank'],
    ['UBA', 'United Bank for Africa'],
    ['monument', 'First City Monument Bank'],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(offered()).toEqual([bank]);
  }
  await user.clear(field());
  await user.type(field(), 'Barclays');
  expect(screen.getByRole('status').textContent).toBe('No bank has this name.');
});

test('a tap selects and keeps the focus; blur selects the only option left', async () => {
  const { user } = renderForTest(<Bank />);
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Access Bank' }));
  expect(field()).toHaveProperty('value', 'Access Bank');
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.type(field(), 'united');
  await user.tab();
  expect(field()).toHaveProperty('value', 'United Bank for Africa');
});

test('Escape closes its list first, then the dialog around it', async () => {
  const onOpenChange = vi.fn();
  const { user } = renderForTest(
    <Dialog open onOpenChange={onOpenChange} title="Withdraw">
      <Bank />
    </Dialog>,
  );
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
