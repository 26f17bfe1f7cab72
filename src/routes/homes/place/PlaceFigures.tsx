import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { monthsText } from '#app/format/countText.ts';
import { advertisedMonthlyKobo, advertisedTermsText } from '#app/property-card/advertised.ts';
import type { Kobo } from '#domain/money.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import * as styles from './PlaceFigures.css.ts';

interface PlaceFiguresProps {
  readonly minPriceKobo: Kobo;
  readonly maxPriceKobo: Kobo;
}

/** The range of prices in a place, and of monthly amounts on the advertised plan. */
export const PlaceFigures = ({ minPriceKobo, maxPriceKobo }: PlaceFiguresProps) => (
  <dl className={styles.figures}>
    <Range label="Prices" minKobo={minPriceKobo} maxKobo={maxPriceKobo} meaning="for the whole home" />
    <Range
      label={`Saving on Plan ${RECOMMENDED_PLAN}`}
      minKobo={advertisedMonthlyKobo(minPriceKobo)}
      maxKobo={advertisedMonthlyKobo(maxPriceKobo)}
      meaning={`a month for ${monthsText(ADVERTISED_MONTHS)} ${advertisedTermsText()}. Counted without RSA savings, which make it less.`}
    />
  </dl>
);

interface RangeProps {
  readonly label: string;
  readonly minKobo: Kobo;
  readonly maxKobo: Kobo;
  readonly meaning: string;
}

const Range = ({ label, minKobo, maxKobo, meaning }: RangeProps) => (
  <div className={styles.range}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.amounts}>
      <AmountFigure as="span" amountKobo={minKobo} />
      {maxKobo === minKobo ? null : (
        <>
          <span className={styles.to}>to</span>
          <AmountFigure as="span" amountKobo={maxKobo} />
        </>
      )}
    </dd>
    <dd className={styles.meaning}>{meaning}</dd>
  </div>
);
