import { useMemo, useState } from 'react';
import { formatDay } from '#domain/dates.ts';
import type { QuoteInput } from '#domain/plans.ts';
import { explainQuote } from '#domain/quoteExplanations.ts';

/** The amounts of a quote, explained as of the day on which the screen was opened. */
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
