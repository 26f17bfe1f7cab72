import { describe, expect, test } from 'vitest';
import { PAYSTACK_VECTOR } from '#tests/fixtures/banks/published.ts';
import { hasSignature, sign } from './signature.ts';

/** The test vector of Paystack's documentation: 167 bytes. */
const { key: KEY, signature: SIGNATURE } = PAYSTACK_VECTOR;
const BODY = Buffer.from(PAYSTACK_VECTOR.body);

describe('the signature of a webhook', () => {
  test('is that of the documented example', () => {
    expect(BODY).toHaveLength(167);
    expect(sign(BODY, KEY)).toBe(SIGNATURE);
    expect(hasSignature(BODY, SIGNATURE, KEY)).toBe(true);
    expect(hasSignature(BODY, SIGNATURE.toUpperCase(), KEY)).toBe(true);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['too short', SIGNATURE.slice(1)],
    ['not hex', `${SIGNATURE.slice(0, -1)}g`],
    ['sent twice', [SIGNATURE, SIGNATURE]],
    ['of another body', sign(Buffer.from(`${BODY} `), KEY)],
    ['with another key', sign(BODY, 'sk_test_other')],
  ])('is rejected when %s', (_, header) => {
    expect(hasSignature(BODY, header, KEY)).toBe(false);
  });
});
