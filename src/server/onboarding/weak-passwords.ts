import { dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { COMMON_PASSWORDS } from '#domain/commonPasswords.generated.ts';
import { type PasswordRule, passwordRule } from '#domain/passwords.ts';

const browserRule = passwordRule({ 'passwords-common': COMMON_PASSWORDS });
const wholeRule = passwordRule({ ...commonDictionary, ...englishDictionary });

/**
 * The rule by all of zxcvbn's lists. What the browser warns of is rejected too: zxcvbn's search is not exact, and now
 * and then finds the cheaper guess in the shorter list.
 */
export const weakPasswordReason: PasswordRule = (password, ownWords) =>
  wholeRule(password, ownWords) ?? browserRule(password, ownWords);
