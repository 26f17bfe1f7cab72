import { brotliCompressSync } from 'node:zlib';
import { dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import fc from 'fast-check';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { passwordAdvice } from '#app/forms/passwords.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/commonPasswords.generated.ts';
import { weakPasswordReason } from '#server/identity/passwords/weak-passwords.ts';
import { ROOT } from '../../scripts/setup/root.mjs';

const MAX_BROTLI_BYTES = 60_000;
const OWN_WORDS = ['Ada', 'Obi', 'ada.obi@paystack.com', '+2348031234567', 'Ajo'];
const SERVER_WORDS = Object.values({ ...commonDictionary, ...englishDictionary }).flat();

/** Parts of typical passwords: words that only the server knows, and what users add around them. */
const part = fc.oneof(
  fc.constantFrom(...COMMON_PASSWORDS),
  fc.integer({ min: 0, max: SERVER_WORDS.length - 1 }).map((index) => String(SERVER_WORDS[index])),
  fc.constantFrom(...OWN_WORDS, '1', '123', '!', '-', ' ', '2024', '@1', '0'),
  fc.string({ maxLength: 5 }),
);
const choice = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.replaceAll('a', '@').replaceAll('o', '0')));

describe('what a browser loads to advise on a password', () => {
  it('is at most 60 kB after compression', async () => {
    expect(await downloadBytes('src/app/forms/passwords.ts')).toBeLessThanOrEqual(MAX_BROTLI_BYTES);
  });

  it('has the 10,000 most common passwords of the server’s list, in its order', () => {
    expect(COMMON_PASSWORDS).toStrictEqual(commonDictionary['passwords-common'].slice(0, 10_000));
  });
});

describe('the advice', () => {
  it('warns of nothing that the server accepts', () => {
    fc.assert(
      fc.property(choice, (password) => {
        fc.pre(passwordAdvice(password, OWN_WORDS) !== null);
        expect(weakPasswordReason(password, OWN_WORDS)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it.each(['password1', 'Chelsea2024', 'oluwaseun', 'qwertyuiop', 'AdaObi123', '31234567'])(
    'warns of %s with the server’s message',
    (password) => {
      const reason = weakPasswordReason(password, OWN_WORDS);
      expect(reason).not.toBeNull();
      expect(passwordAdvice(password, OWN_WORDS)).toBe(reason);
    },
  );
});

/** The download size of a module with all its imports, as the web build produces them. */
async function downloadBytes(entry: string): Promise<number> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'module' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((total, file) => total + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0);
}
