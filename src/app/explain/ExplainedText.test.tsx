// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { explainQuote } from '#domain/explanations/quoteExplanations.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { ExplainedText } from './ExplainedText.tsx';

const quoted = explainQuote(
  { plan: 'B', priceKobo: naira(20_000_000), durationMonths: 7, rsaBalanceKobo: ZERO_KOBO },
  'On 3 Nov 2026.',
);

test('each amount of a sentence that is explained opens, and the rest of it is as it was', () => {
  const text = 'You pay ₦857,142.86 a month, ₦6,000,000 in all. ₦5 is not explained.';
  const { container } = render(
    <ExplainedText text={text} explanations={[null, quoted.of('monthly'), quoted.of('target')]} />,
  );
  expect(container.textContent).toBe(text);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toStrictEqual([
    '₦857,142.86',
    '₦6,000,000',
  ]);
});
