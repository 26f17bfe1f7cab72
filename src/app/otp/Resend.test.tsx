// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { Resend } from './Resend.tsx';

afterEach(cleanup);

it.each([
  [2 * HOUR_MS, /^A new code can be sent in [12]:\d\d:\d\d$/],
  [30 * DAY_MS, /^A new code can be sent in 30 days$/],
])('says when the next code can be sent: after %d ms', (waitMs, text) => {
  render(
    <Resend isCooling isSending={false} availableAtMs={Date.now() + waitMs} onRequest={() => undefined} />,
  );
  expect(screen.getByRole('timer').textContent).toMatch(text);
});
