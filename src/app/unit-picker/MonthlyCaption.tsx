import type { Kobo } from '#domain/money.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { Amount } from '../amount/Amount.tsx';
import { monthsText } from '../format/countText.ts';
import { advertisedQuote } from '../property-card/advertised.ts';

/** What a home takes a month on the recommended plan, and that a mortgage pays the rest. */
export const MonthlyCaption = ({ priceKobo }: { readonly priceKobo: Kobo }) => (
  <>
    <Amount amountKobo={advertisedQuote(priceKobo).monthlyKobo} />
    {` a month for ${monthsText(ADVERTISED_MONTHS)} on Plan ${RECOMMENDED_PLAN}, then a mortgage`}
  </>
);
