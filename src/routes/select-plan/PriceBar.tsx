import { Text } from '@adire/ui';
import type { Quote } from '#domain/plans.ts';
import * as styles from './PriceBar.css.ts';

/** Who pays the price, as one bar. The words under it say it again. */
export function PriceBar({ quote: { targetKobo, rsaShareKobo, mortgageKobo } }: { readonly quote: Quote }) {
  const parts = [
    { look: styles.own, amountKobo: targetKobo, word: 'you' },
    { look: styles.rsa, amountKobo: rsaShareKobo, word: 'your RSA' },
    { look: styles.mortgage, amountKobo: mortgageKobo, word: 'the mortgage' },
  ].filter(({ amountKobo }) => amountKobo > 0);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ look, amountKobo, word }) => (
          <span key={word} className={look} style={{ flexGrow: amountKobo, flexBasis: 0 }} />
        ))}
      </div>
      <Text size="note" tone="ink3">
        {parts.length === 1 ? 'all from you' : parts.map(({ word }) => word).join(', then ')}
      </Text>
    </>
  );
}
