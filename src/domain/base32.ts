/** Crockford's base 32: no letter looks like a digit. 32 divides 256, so random bytes are mapped uniformly. */
export const BASE32_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character per random byte. */
export const base32Of = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => BASE32_ALPHABET[byte % BASE32_ALPHABET.length]).join('');
