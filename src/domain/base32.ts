/** Crockford's base 32: no letter that looks like a digit. 32 divides 256, so random bytes map to it uniformly. */
export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Maps each random byte to a character. */
export const base32Of = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => BASE32_ALPHABET[byte % BASE32_ALPHABET.length]).join('');
