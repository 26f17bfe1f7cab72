const counter =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`;

/** `1 home`, `54 homes`. */
export const homesText = counter('home', 'homes');

/** `1 month`, `24 months`. */
export const monthsText = counter('month', 'months');

/** `1 bed`, `3 beds`. */
export const bedsText = counter('bed', 'beds');

/** `1 bath`, `2 baths`. */
export const bathsText = counter('bath', 'baths');
