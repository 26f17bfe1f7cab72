import type { Kobo } from './money.ts';

/** The number, from 1, of the instalment with which a sum is reached; the last one's where it is beyond them all. */
export function instalmentReaching(instalmentsKobo: readonly Kobo[], sumKobo: Kobo): number {
  let savedKobo = 0;
  const index = instalmentsKobo.findIndex((instalmentKobo) => {
    savedKobo += instalmentKobo;
    return savedKobo >= sumKobo;
  });
  return index < 0 ? instalmentsKobo.length : index + 1;
}
