// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  test('is named by its label and described by hint and error', () => {
    renderForTest(<TextField label="Email Address" hint="We write to it." error="Enter an email address." />);
    const input = screen.getByRole('textbox', {
      name: 'Email Address',
      description: 'We write to it. Enter an email address.',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('is required, and its label has the mark', () => {
    renderForTest(<TextField label="Email Address" required />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email Address' }).required).toBe(true);
    expect(screen.getByText('Email Address').className).toContain('required');
  });

  test.each([undefined, '', null, false])('%o is not an error', (error) => {
    renderForTest(<TextField label="Email Address" error={error} />);
    const input = screen.getByRole('textbox', { name: 'Email Address' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
  });

  test('accepts the props of an input, and a ref', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    const onBlur = vi.fn();
    const { user } = renderForTest(
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        ref={ref}
        onChange={onChange}
        onBlur={onBlur}
      />,
    );
    await user.type(screen.getByLabelText('Email'), 'a@b.ng');
    await user.tab();
    expect(onChange).toHaveLastReturnedWith('a@b.ng');
    expect(onBlur).toHaveBeenCalledOnce();
    expect(ref.current?.name).toBe('email');
    expect(ref.current?.autocomplete).toBe('email');
  });

  test('can have several lines', async () => {
    const { user } = renderForTest(<TextField label="Message" multiline rows={6} />);
    const area = screen.getByRole('textbox', { name: 'Message' });
    await user.type(area, 'One{Enter}two');
    expect(area).toHaveProperty('value', 'One\ntwo');
    expect(area.getAttribute('rows')).toBe('6');
  });

  test('a read-only field shows a lock and keeps its text', async () => {
    const { user } = renderForTest(<TextField label="Property value" readOnly defaultValue="25,000,000" />);
    const input = screen.getByRole('textbox', { name: 'Property value' });
    await user.type(input, '9');
    expect(input).toHaveProperty('value', '25,000,000');
    expect(screen.getByLabelText('Read only')).toBeDefined();
  });

  test('a hidden label is still its name', () => {
    renderForTest(<TextField label="Search" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeDefined();
  });
});
