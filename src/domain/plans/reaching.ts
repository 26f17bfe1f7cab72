import type { Kobo } from '../money.ts';

/** The number (from 1) of the instalment that reaches a sum; the last instalment if none does. */
export function instalmentReaching(instalmentsKobo: readonly Kobo[], sumKobo: Kobo): number {
  let savedKobo = 0;
  const index = instalmentsKobo.findIndex((instalmentKobo) => {
    savedKobo += instalmentKobo;
    return savedKobo >= sumKobo;
  });
  return index < 0 ? instalmentsKobo.length : index + 1;
}
