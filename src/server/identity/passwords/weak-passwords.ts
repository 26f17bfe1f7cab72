import { dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import { passwordRule } from '#domain/passwords.ts';

/** The rule by all of zxcvbn's lists: they have every word that browsers know, at the same rank, and more. */
export const weakPasswordReason = passwordRule({ ...commonDictionary, ...englishDictionary });
