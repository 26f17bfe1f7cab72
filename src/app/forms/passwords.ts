import { COMMON_PASSWORDS } from '#domain/accounts/commonPasswords.generated.ts';
import { passwordRule } from '#domain/accounts/passwords.ts';

/** The browser's check of a password during typing. The server has a longer word list and rejects more. */
export const passwordAdvice = passwordRule({ 'passwords-common': COMMON_PASSWORDS });
