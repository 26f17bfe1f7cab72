import * as z from 'zod/mini';

/** A whole number within limits, as text. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const rule = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, rule)), z.transform(Number)),
    z.int(rule).check(z.minimum(minimum, rule), z.maximum(maximum, rule)),
  );
};
