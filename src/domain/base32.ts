/** Crockford's base 32: no letter that looks like a digit. 32 divides 256, so a random byte picks each equally. */
export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The characters of random bytes, one for each. */
export const base32Of = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => BASE32_ALPHABET[byte % BASE32_ALPHABET.length]).join('');
