// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { OtpField } from './OtpField.tsx';

interface CodeProps {
  readonly start?: string;
  readonly onComplete?: (code: string) => void;
  readonly error?: string;
}

function Code({ start = '', onComplete, error }: CodeProps) {
  const [code, setCode] = useState(start);
  return (
    <OtpField
      label="Code"
      length={4}
      value={code}
      onChange={setCode}
      onComplete={onComplete}
      error={error}
      autoFocus
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
/** Moves the caret and fires the `select` event, as the browser does after a click or a key. */
const caretAt = (place: number) =>
  act(() => {
    input().setSelectionRange(place, place);
    fireEvent.select(input());
  });

describe('OtpField', () => {
  test('is one input with autofill', () => {
    renderForTest(<Code />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveProperty('autocomplete', 'one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(input);
  });

  test('accepts digits and calls onComplete once', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code onComplete={onComplete} />);
    await user.keyboard('1a23');
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('4');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '1234');
  });

  test('typing after a complete code starts a new one', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code start="1111" onComplete={onComplete} />);
    await user.click(input());
    caretAt(4);
    await user.keyboard('2');
    expect(input().value).toBe('2');
    await user.keyboard('345');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('2345');
  });

  test('typing from the first box replaces each digit, and completes with the last', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code start="1111" onComplete={onComplete} />);
    await user.click(input());
    caretAt(0);
    await user.keyboard('234');
    expect(input().value).toBe('2341');
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('5');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('2345');
  });

  test('a letter typed over a digit is ignored', async () => {
    const { user } = renderForTest(<Code start="81" />);
    await user.click(input());
    caretAt(0);
    await user.keyboard('x');
    expect(input().value).toBe('81');
  });

  test('ArrowLeft moves back one box at a time', async () => {
    const { user } = renderForTest(<Code start="816" />);
    caretAt(3);
    await user.keyboard('{ArrowLeft}');
    caretAt(2);
    await user.keyboard('{ArrowLeft}');
    expect([input().selectionStart, input().selectionEnd]).toStrictEqual([1, 2]);
    await user.keyboard('9');
    expect(input().value).toBe('896');
  });

  test('a pasted code replaces the whole code', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code start="1111" onComplete={onComplete} />);
    await user.click(input());
    caretAt(2);
    await user.paste('2345');
    expect(input().value).toBe('2345');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('2345');
  });

  test('accepts a pasted code with spaces', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code onComplete={onComplete} />);
    await user.paste(' 12-34 ');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
  });

  test('shows its error', () => {
    renderForTest(<Code error="That code is not right." />);
    expect(
      screen.getByRole('textbox', { description: 'That code is not right.' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  test('announces its error, because the focus stays in the boxes', () => {
    renderForTest(<Code error="That code is not right." />);
    expect(screen.getByRole('alert').textContent).toBe('That code is not right.');
  });
});
