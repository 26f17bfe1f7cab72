/** The number of a command's option. @throws Error with the rule if it is not a whole number from 1 to `max`. */
export function wholeNumber(option: string, text: string, max: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0 && number <= max) return number;
  throw new Error(`--${option} has to be a whole number from 1 to ${max}`);
}
