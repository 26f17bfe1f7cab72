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

test('has a name and an error; arrow keys skip disabled options', async () => {
  const { user } = renderForTest(<Blocks />);
  expect(
    screen.getByRole('radiogroup', { name: 'Select a Block', description: 'Select a block.' }),
  ).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Block 1/ }));
  expect(screen.getByRole('status').textContent).toBe('one');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Block 3' })).toBe(document.activeElement);
});

test('a disabled card shows its reason', async () => {
  const { user } = renderForTest(<Blocks />);
  const card = screen.getByRole('radio', { name: /Block 2.*Sold out/ });
  await user.click(card);
  expect(screen.getByRole('status').textContent).toBe('');
});
