/** `1 home`, `54 homes`. */
export const homesText = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);
