import { expect, it } from 'vitest';
import { verifyPath } from './documents.ts';

it('gives one address to check a document, however its code is written', () => {
  expect(verifyPath('7K2M9QX4TBWD3F6H')).toBe('/verify/7K2M-9QX4-TBWD-3F6H');
  expect(verifyPath('7K2M-9QX4-TBWD-3F6H')).toBe('/verify/7K2M-9QX4-TBWD-3F6H');
});
