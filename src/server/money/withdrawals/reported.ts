/** For a withdrawal that a signed webhook reports as sent, but that the bank's lookup does not find. */
export const notFound = (provider: string): string => `${provider} reported it as sent, and does not find it`;
