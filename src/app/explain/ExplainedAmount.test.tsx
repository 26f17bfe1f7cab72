// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { explainQuote } from '#domain/explanations/quoteExplanations.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { narrowToPhone } from '#tests/fixtures/phone.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';

const monthly = explainQuote(
  { plan: 'B', priceKobo: naira(25_000_000), durationMonths: 24, rsaBalanceKobo: ZERO_KOBO },
  'Agreed on 3 Nov 2026.',
).of('monthly');

const mount = () => {
  render(<ExplainedAmount explanation={monthly} />);
  return screen.getByRole('button', { name: '₦312,500: how it is worked out' });
};

describe('an explained amount', () => {
  test('opens its formula, inputs, rule and date, and returns the focus when it closes', async () => {
    const amount = mount();
    await userEvent.click(amount);
    const panel = await screen.findByRole('dialog', { name: 'What you contribute each month' });
    expect(panel.textContent).toContain('₦312,500 = 30% of ₦25,000,000 ÷ 24');
    expect(panel.textContent).toContain('₦7,500,000 = 30% of ₦25,000,000');
    expect(panel.textContent).toContain('Price₦25,000,000');
    expect(panel.textContent).toContain('Months24');
    expect(panel.textContent).toContain('split into equal months');
    expect(panel.textContent).toContain('Agreed on 3 Nov 2026.');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(amount);
  });

  test('opens as a sheet with a close button on phones', async () => {
    narrowToPhone();
    await userEvent.click(mount());
    const sheet = await screen.findByRole('dialog', { name: 'What you contribute each month' });
    expect(sheet.textContent).toContain('₦312,500 = 30% of ₦25,000,000 ÷ 24');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
