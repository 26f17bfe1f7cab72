/** `1 month`, `24 months`. */
export const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
