// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { RadioCards } from './RadioCards.tsx';

type Block = 'one' | 'two' | 'three';

function Blocks() {
  const [block, setBlock] = useState<Block | null>(null);
  return (
    <>
      <RadioCards<Block>
        label="Select a Block"
        value={block}
        onChange={setBlock}
        columns={3}
        error={block === null ? 'Select a block.' : undefined}
        options={[
          { value: 'one', label: 'Block 1', description: '2 left' },
          { value: 'two', label: 'Block 2', disabledReason: 'Sold out' },
          { value: 'three', label: 'Block 3' },
        ]}
      />
      <output>{block}</output>
    </>
  );
}

const card = (name: RegExp) => screen.getByRole('radio', { name });
const chosen = () => screen.getByRole('status').textContent;

test('has a name and an error; arrow keys move and select', async () => {
  const { user } = renderForTest(<Blocks />);
  expect(
    screen.getByRole('radiogroup', { name: 'Select a Block', description: 'Select a block.' }),
  ).toBeDefined();
  await user.click(card(/Block 1/));
  expect(chosen()).toBe('one');
  await user.keyboard('{ArrowUp>}');
  await expect.poll(() => document.activeElement).toBe(card(/Block 3/));
  expect(chosen()).toBe('three');
});

test('arrow keys reach a disabled card, whose name has its reason, and do not select it', async () => {
  const { user } = renderForTest(<Blocks />);
  await user.click(card(/Block 1/));
  await user.keyboard('{ArrowDown>}');
  const soldOut = card(/Block 2.*Sold out/);
  await expect.poll(() => document.activeElement).toBe(soldOut);
  expect(soldOut.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{/ArrowDown} ');
  expect(soldOut.getAttribute('aria-checked')).toBe('false');
  expect(chosen()).toBe('one');
  await user.keyboard('{ArrowDown>}');
  await expect.poll(() => document.activeElement).toBe(card(/Block 3/));
  expect(chosen()).toBe('three');
});

test('a click does not select a disabled card, in a form neither', async () => {
  const { user, container } = renderForTest(
    <form>
      <Blocks />
    </form>,
  );
  await user.click(card(/Block 2/));
  expect(chosen()).toBe('');
  expect(container.querySelector('input:checked')).toBeNull();
});
