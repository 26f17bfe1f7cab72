// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Ticket } from './Ticket.tsx';

const onCopied = vi.fn<(text: string) => void>();
const ticket = (
  <Ticket
    label="The account to pay into"
    number={{ label: 'Account number', display: '8162 409 735', copy: '8162409735' }}
    rows={[
      { label: 'Bank', value: 'Sandbox Bank' },
      { label: 'Amount', value: '₦250,000', copy: '250000' },
    ]}
    onCopied={onCopied}
  />
);

test('shows the formatted number, and copies it unformatted', async () => {
  const { user } = renderForTest(ticket);
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('region', { name: 'The account to pay into' }).textContent).toContain(
    '8162 409 735',
  );
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(written).toHaveBeenLastCalledWith('8162409735');
  expect(onCopied).toHaveBeenLastCalledWith('8162409735');
});

test('copies rows with a copy text, and announces it', async () => {
  const { user } = renderForTest(ticket);
  expect(screen.queryByRole('button', { name: 'Copy Bank' })).toBeNull();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
  expect(written).toHaveBeenLastCalledWith('250000');
  expect(await screen.findByText('Amount: Copied')).toBeDefined();
});

test('shows an error if the browser rejects copying', async () => {
  onCopied.mockClear();
  const { user } = renderForTest(ticket);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('failed'));
  await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser does not let us copy.');
  expect(onCopied).not.toHaveBeenCalled();
});
