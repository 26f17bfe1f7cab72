import { dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { passwordRule } from '#domain/accounts/passwords.ts';

/** The password rule on all of zxcvbn's dictionaries, which contain those of the browser's check. */
export const weakPasswordReason = passwordRule({ ...commonDictionary, ...englishDictionary });
