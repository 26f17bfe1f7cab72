// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
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

/** Sets the value like the browser, without React's tracking, so that the next event counts as a change. */
function setValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

describe('MoneyField', () => {
  test('groups digits while typing and reports whole kobo', async () => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.type(input, '1250000.5');
    expect(input.value).toBe('1,250,000.5');
    expect(onKobo).toHaveBeenLastCalledWith(125_000_050);
    await user.clear(input);
    expect(onKobo).toHaveBeenLastCalledWith(null);
  });

  test('accepts a pasted amount', async () => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.click(input);
    await user.paste('₦1,250,000.50');
    expect(input.value).toBe('1,250,000.50');
    expect(onKobo).toHaveBeenLastCalledWith(125_000_050);
  });

  test('keeps the caret after text typed in the middle', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    expect(input.value).toBe('1,234,567');
    await typeAt(3, '9');
    expect(input.value).toBe('12,934,567');
    expect(input.selectionStart).toBe(4);
  });

  test.each(['450000', '₦450,000', 'NGN 450 000', '450,000.00'])(
    '%s pasted over an amount replaces it',
    async (text) => {
      const onKobo = vi.fn();
      const { user, input } = setUp({ startKobo: 850_000_00, onKobo });
      await user.tripleClick(input);
      await user.paste(text);
      expect(input.value.replace('.00', '')).toBe('450,000');
      expect(onKobo).toHaveBeenLastCalledWith(450_000_00);
    },
  );

  test.each([
    ['500k', 500_000_00, '500,000'],
    ['60m', 60_000_000_00, '60,000,000'],
    ['2.5m', 2_500_000_00, '2,500,000'],
  ])('%s is an amount, and is normalised on blur', async (text, kobo, writtenOut) => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.type(input, text);
    expect(input.value).toBe(text);
    expect(onKobo).toHaveBeenLastCalledWith(kobo);
    await user.tab();
    expect(input.value).toBe(writtenOut);
  });

  test.each([
    ['1e9', 'Write the amount in figures, like 450,000 or 2.5m.'],
    ['-5', 'An amount cannot be less than ₦0.'],
    ['1.999', 'Kobo have two figures after the point, like 450,000.50.'],
    ['1,5', 'Write the amount in figures, like 450,000 or 2.5m.'],
  ])('%s is no amount: it stays as typed, with an error', async (text, problem) => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ startKobo: 850_000_00, onKobo });
    await user.tripleClick(input);
    await user.paste(text);
    await user.tab();
    expect(input.value).toBe(text);
    expect(screen.getByText(problem)).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(onKobo).toHaveBeenLastCalledWith(null);
  });

  test('an amount that is typed too large is told the largest, until it is shorter', async () => {
    const onKobo = vi.fn();
    const { user, input } = setUp({ onKobo });
    await user.type(input, '1234567890123456');
    expect(input.value).toBe('1,234,567,890,123,456');
    expect(screen.getByText('The largest amount is ₦9,999,999,999,999.99.')).toBeDefined();
    expect(onKobo).toHaveBeenLastCalledWith(null);
    await user.type(input, '{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('1,234,567,890,123');
    expect(onKobo).toHaveBeenLastCalledWith(123_456_789_012_300);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  test("an amount with too many figures gets its form's own largest named", async () => {
    const { user } = renderForTest(
      <MoneyField label="Amount" largestKobo={12_937_500_00} onChangeKobo={() => {}} />,
    );
    await user.type(screen.getByRole('textbox'), '1'.repeat(20));
    expect(screen.getByText('The largest amount is ₦12,937,500.')).toBeDefined();
  });

  test('text that an input method is composing is not changed', () => {
    const onKobo = vi.fn();
    const { input } = setUp({ onKobo });
    fireEvent.compositionStart(input);
    for (const typed of ['1', '12', '1250', '1250000']) {
      fireEvent(input, new InputEvent('beforeinput', { bubbles: true }));
      setValue(input, typed);
      fireEvent(
        input,
        new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
      );
      expect(input.value).toBe(typed);
    }
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('1,250,000');
    expect(onKobo).toHaveBeenLastCalledWith(125_000_000);
  });

  test('a form with an invalid amount is not submitted, and a reset empties it', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderForTest(
      <form onSubmit={onSubmit}>
        <MoneyField label="RSA balance" valueKobo={null} onChangeKobo={() => undefined} />
        <button type="submit">Send</button>
        <button type="reset">Clear</button>
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('RSA balance');
    await user.type(input, '12x');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input.value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('Backspace after a comma deletes the digit before it', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    await typeAt(2, '{Backspace}');
    expect(input.value).toBe('234,567');
    expect(input.selectionStart).toBe(0);
  });

  test('Delete before a comma deletes the digit after it', async () => {
    const { input, typeAt } = setUp({ startKobo: 1_234_567_00 });
    await typeAt(1, '{Delete}');
    expect(input.value).toBe('134,567');
    expect(input.selectionStart).toBe(1);
  });

  test('a placeholder with ₦ replaces the prefix until something is typed', async () => {
    const { user } = renderForTest(
      <MoneyField label="Minimum" placeholder="₦0" onChangeKobo={() => undefined} />,
    );
    const input = screen.getByPlaceholderText('₦0');
    expect(screen.queryByText('₦')).toBeNull();
    await user.type(input, '5');
    expect(screen.getByText('₦')).toBeDefined();
    expect(document.activeElement).toBe(input);
  });

  test('a value from outside replaces the text', async () => {
    const { user, input } = setUp();
    await user.type(input, '12');
    await user.click(screen.getByRole('button'));
    expect(input.value).toBe('500,000');
  });

  test('a trailing decimal point stays', async () => {
    const { user, input } = setUp();
    await user.type(input, '12.');
    expect(input.value).toBe('12.');
  });
});
