import { describe, expect, test } from 'vitest';
import { hasSignature, sign } from './signature.ts';

/** The vector of Paystack's documentation: 167 bytes. */
const KEY = 'sk_test_example';
const BODY = Buffer.from(
  '{"event":"charge.success","data":{"id":302961,"domain":"test","status":"success","reference":"qTPrJoy9Bx","amount":10000,"channel":"dedicated_nuban","currency":"NGN"}}',
);
const SIGNATURE =
  '450ff5dbc5f5c5f761f3b5115dcc31de77ac359723bd8021c278ddd172c003527353d388244eef5769ccfbc6d0b0ed35b129d8557d4bf89fb6f1a43ec2374569';

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
  ])('is refused when %s', (_, header) => {
    expect(hasSignature(BODY, header, KEY)).toBe(false);
  });
});
