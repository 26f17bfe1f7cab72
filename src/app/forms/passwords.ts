import { COMMON_PASSWORDS } from '#domain/commonPasswords.generated.ts';
import { passwordRule } from '#domain/passwords.ts';

/** What a browser can say of a password while it is typed. The server knows more words, and rejects more. */
export const passwordAdvice = passwordRule({ 'passwords-common': COMMON_PASSWORDS });
