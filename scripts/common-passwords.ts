/**
 * Writes the list of common passwords that browsers load: `npx node scripts/common-passwords.ts`. It has only the first
 * part of zxcvbn's list, which is too large for prepaid data. Run it after an update of
 * @zxcvbn-ts/language-common.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

/** About 34 kB after compression. The server knows all 49,000. */
const PASSWORD_COUNT = 10_000;
const output = path.resolve(import.meta.dirname, '../src/domain/accounts/commonPasswords.generated.ts');

const passwords = dictionary['passwords-common'].slice(0, PASSWORD_COUNT).map(String);
const unwritable = passwords.filter((password) => /[\s`\\]|\$\{/.test(password));
if (unwritable.length > 0) throw new Error(`The list cannot hold ${unwritable.join(', ')}`);

const lines = passwords.join(' ').replace(/(.{1,110})( |$)/g, '$1\n');

await writeFile(
  output,
  `/** The most common passwords, likeliest first: written by scripts/common-passwords.ts. */
export const COMMON_PASSWORDS: string[] = \`
${lines}\`
  .trim()
  .split(/\\s/);
`,
);
console.log(`${passwords.length} passwords in ${path.relative(process.cwd(), output)}`);
