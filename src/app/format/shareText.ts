import { BPS_PER_WHOLE } from '#domain/money.ts';

/** A share in basis points as a percentage: `30%`. */
export const shareText = (shareBps: number): string => `${(shareBps * 100) / BPS_PER_WHOLE}%`;
