/** `3 beds`, `1 bed`. */
export const bedsText = (count: number): string => `${count} ${count === 1 ? 'bed' : 'beds'}`;

/** `2 baths`, `1 bath`. */
export const bathsText = (count: number): string => `${count} ${count === 1 ? 'bath' : 'baths'}`;
