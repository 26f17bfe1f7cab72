// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Popover } from './Popover.tsx';

function Hold() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="What the hold means"
        trigger={<button type="button">On hold?</button>}
      >
        <a href="#terms">The terms</a>
      </Popover>
      <p>Elsewhere</p>
    </>
  );
}

test('opens by keyboard and takes the focus; Escape closes it and returns the focus', async () => {
  const { user } = renderForTest(<Hold />);
  const trigger = screen.getByRole('button', { name: 'On hold?' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  await user.keyboard('{Enter}');
  const popover = screen.getByRole('dialog', { name: 'What the hold means' });
  expect(popover.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('a click outside and a second click on its trigger close it', async () => {
  const { user } = renderForTest(<Hold />);
  const trigger = screen.getByRole('button', { name: 'On hold?' });
  await user.click(trigger);
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(trigger);
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.click(trigger);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('inside an open dialog element it is rendered within it, because the dialog covers the rest of the page', async () => {
  const { user } = renderForTest(
    <dialog open aria-label="Letter">
      <Hold />
    </dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'On hold?' }));
  const letter = screen.getByRole('dialog', { name: 'Letter' });
  expect(letter.contains(screen.getByRole('dialog', { name: 'What the hold means' }))).toBe(true);
});
