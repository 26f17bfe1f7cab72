/** Of a withdrawal that a signed webhook says was sent, and that the bank's lookup does not have. */
export const notFound = (provider: string): string => `${provider} reported it as sent, and does not find it`;
