// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { MoneyField } from './MoneyField.tsx';

function Salary({
  startKobo = null,
  onKobo,
}: {
  startKobo?: number | null;
  onKobo?: (kobo: number | null) => void;
}) {
  const [kobo, setKobo] = useState<number | null>(startKobo);
  return (
    <>
      <MoneyField
        label="Salary"
        valueKobo={kobo}
        onChangeKobo={(next) => {
          setKobo(next);
          onKobo?.(next);
        }}
      />
      <button type="button" onClick={() => setKobo(500_000_00)}>
        ₦500,000
      </button>
    </>
  );
}

function setUp(props: Parameters<typeof Salary>[0] = {}) {
  const { user } = renderForTest(<Salary {...props} />);
  const input = screen.getByLabelText<HTMLInputElement>('Salary');
  const typeAt = (place: number, keys: string) =>
    user.type(input, keys, { initialSelectionStart: place, initialSelectionEnd: place });
  return { user, input, typeAt };
}

describe('MoneyField', () => {
  test('groups while one types and reports whole kobo', async () => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.type(input, '1250000.5');
    expect(input.value).toBe('1,250,000.5');
    expect(onKobo).toHaveBeenLastCalledWith(125_000_050);
    await user.clear(input);
    expect(onKobo).toHaveBeenLastCalledWith(null);
  });

  test('accepts a pasted amount as it is', async () => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.click(input);
    await user.paste('₦1,250,000.50');
    expect(input.value).toBe('1,250,000.50');
    expect(onKobo).toHaveBeenLastCalledWith(125_000_050);
  });

  test('keeps the caret after what was typed in the middle', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    expect(input.value).toBe('1,234,567');
    await typeAt(3, '9');
    expect(input.value).toBe('12,934,567');
    expect(input.selectionStart).toBe(4);
  });

  test('keeps the caret when a letter is refused', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    await typeAt(3, 'x');
    expect(input.value).toBe('1,234,567');
    expect(input.selectionStart).toBe(3);
  });

  test('backspace after a comma takes the digit before it', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    await typeAt(2, '{Backspace}');
    expect(input.value).toBe('234,567');
    expect(input.selectionStart).toBe(0);
  });

  test('delete before a comma takes the digit after it', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    await typeAt(1, '{Delete}');
    expect(input.value).toBe('134,567');
    expect(input.selectionStart).toBe(1);
  });

  test('a value from outside replaces the text', async () => {
    const { user, input } = setUp();
    await user.type(input, '12');
    await user.click(screen.getByRole('button'));
    expect(input.value).toBe('500,000');
  });

  test('a point that is not finished stays', async () => {
    const { user, input } = setUp();
    await user.type(input, '12.');
    expect(input.value).toBe('12.');
  });
});
