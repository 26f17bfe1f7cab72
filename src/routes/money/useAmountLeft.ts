import { useState } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Kobo } from '#domain/money.ts';
import { useTransfer } from './useTransfer.ts';

export interface AmountLeft {
  /** What must still be sent beside what the wallet holds; the whole amount until that is known. */
  readonly leftKobo: Kobo;
  /** The wallet held enough before anything was sent. */
  readonly wasCovered: boolean;
}

export function useAmountLeft({ id }: Pick<Contribution, 'id'>, amountKobo: Kobo): AmountLeft {
  const leftKobo = useTransfer(amountKobo, id)?.leftKobo ?? null;
  const [firstKobo, setFirstKobo] = useState<Kobo | null>(null);
  if (firstKobo === null && leftKobo !== null) setFirstKobo(leftKobo);
  return { leftKobo: leftKobo ?? amountKobo, wasCovered: firstKobo === 0 };
}
