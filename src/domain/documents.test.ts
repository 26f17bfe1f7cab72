import { expect, it } from 'vitest';
import { documentNumber, isDocumentNumber, parseDocumentCode, verifyPath } from './documents.ts';

it('gives one address to check a document, however its code is written', () => {
  expect(verifyPath('7K2M9QX4TBWD3F6H')).toBe('/verify/7K2M-9QX4-TBWD-3F6H');
  expect(verifyPath('7K2M-9QX4-TBWD-3F6H')).toBe('/verify/7K2M-9QX4-TBWD-3F6H');
});

it.each([
  ['7k2m 9qx4 tbwd 3f6h', '7K2M9QX4TBWD3F6H'],
  ['“7K2M-9QX4-TBWD-3F6H”.', '7K2M9QX4TBWD3F6H'],
  ['7K2M–9QX4–TBWD–3F6H', '7K2M9QX4TBWD3F6H'],
  ['7K2M-9QX4-TBWD-3F6', null],
  ['7K2M-9QX4-TBWD-3F6Ü', null],
])('reads the code in %s', (typed, code) => {
  expect(parseDocumentCode(typed)).toBe(code);
});

it('knows the number of a document from its code', () => {
  expect(isDocumentNumber(` ${documentNumber('letter', 2026, 12).toLowerCase()} `)).toBe(true);
  for (const typed of ['RC2026000012', 'No. RC-2026-000012', '“RC–2026–000012”.', 'ST-2026-1000000'])
    expect(isDocumentNumber(typed)).toBe(true);
  expect(isDocumentNumber('7K2M-9QX4-TBWD-3F6H')).toBe(false);
});
