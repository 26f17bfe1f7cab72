import { useMemo, useState } from 'react';
import { formatDay } from '#domain/dates.ts';
import { explainQuote } from '#domain/explanations/quoteExplanations.ts';
import type { QuoteInput } from '#domain/plans/plans.ts';

/** Explanations of a quote's amounts, dated the day on which the screen was opened. */
export function useQuoteAmounts({ plan, priceKobo, durationMonths, rsaBalanceKobo }: QuoteInput) {
  const [openedAt] = useState(() => new Date());
  return useMemo(
    () =>
      explainQuote(
        { plan, priceKobo, durationMonths, rsaBalanceKobo },
        `Worked out on ${formatDay(openedAt)}, from the price of that day.`,
      ),
    [plan, priceKobo, durationMonths, rsaBalanceKobo, openedAt],
  );
}
