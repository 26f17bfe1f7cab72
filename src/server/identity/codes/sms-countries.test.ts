import { expect, it } from 'vitest';
import { assertSmsAllowed } from './sms-countries.ts';

const isRejected = (phone: string, allowed: readonly string[] | null = null): boolean => {
  try {
    assertSmsAllowed(phone, allowed);
    return false;
  } catch {
    return true;
  }
};

it.each(['+2348031234567', '+2349111111111', '+447712345678', '+14155552671', '+233241234567'])(
  '%s gets an SMS',
  (phone) => {
    expect(isRejected(phone)).toBe(false);
  },
);

it.each([
  '+881612345678',
  '+882161234567',
  '+883510012345',
  '+870773111632',
  '+8781012345678',
  '+979123456789',
  '+19005551234',
  '+449098790000',
  '+447012345678',
  '+999123456789',
])('%s gets none', (phone) => {
  expect(isRejected(phone)).toBe(true);
});

it('keeps to the countries that are allowed', () => {
  expect(isRejected('+2348031234567', ['NG'])).toBe(false);
  expect(isRejected('+447712345678', ['NG'])).toBe(true);
});
