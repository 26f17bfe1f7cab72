// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { OtpField } from './OtpField.tsx';

function Code({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('');
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

describe('OtpField', () => {
  test('is one input that phones fill by themselves', () => {
    renderForTest(<Code />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveProperty('autocomplete', 'one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(input);
  });

  test('takes digits and says when it is complete, once', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code onComplete={onComplete} />);
    await user.keyboard('1a23');
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('45');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '1234');
  });

  test('takes a pasted code, spaces and all', async () => {
    const onComplete = vi.fn();
    const { user } = renderForTest(<Code onComplete={onComplete} />);
    await user.paste(' 12-34 ');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
  });

  test('says what is wrong', () => {
    renderForTest(<Code error="That code is not right." />);
    expect(
      screen.getByRole('textbox', { description: 'That code is not right.' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  test('while the code is checked nothing changes it', async () => {
    const onChange = vi.fn();
    const { user } = renderForTest(
      <OtpField label="Code" length={4} value="1234" onChange={onChange} disabled />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
  });
});
