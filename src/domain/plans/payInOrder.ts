import { type Kobo, minKobo, subtractKobo } from '../money.ts';

interface PaidPart<Instalment> {
  readonly instalment: Instalment;
  readonly amountKobo: Kobo;
  /** From 0 to the whole amount. */
  readonly paidKobo: Kobo;
}

/** What a sum pays of each instalment. It fills them in order: the next one gets what is left of it. */
export function payInOrder<Instalment>(
  instalments: readonly Instalment[],
  amountOf: (instalment: Instalment) => Kobo,
  sumKobo: Kobo,
): PaidPart<Instalment>[] {
  let leftKobo = sumKobo;
  return instalments.map((instalment) => {
    const amountKobo = amountOf(instalment);
    const paidKobo = minKobo(amountKobo, leftKobo);
    leftKobo = subtractKobo(leftKobo, paidKobo);
    return { instalment, amountKobo, paidKobo };
  });
}
