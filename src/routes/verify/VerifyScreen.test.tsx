// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Verification, verifyDocument } from '#api/calls/documents.ts';
import { ApiError } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './VerifyScreen.tsx';

vi.mock('#api/calls/documents.ts', { spy: true });
afterEach(cleanup);

it.each([
  ['not_found', 404, 'We issued no document with this code'],
  ['network_down', null, 'We could not check this document'],
] as const)('moves the focus to the result of a code: %s', async (code, status, heading) => {
  vi.mocked(verifyDocument).mockRejectedValue(new ApiError({ code, status }));
  renderScreen(Component, { path: '/verify/:code', at: '/verify/7K2M-9QX4-TBWD-3F6H' });
  const result = await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(document.activeElement).toBe(result));
});

it('says that a document has its code beside its number', async () => {
  vi.mocked(verifyDocument).mockRejectedValue(new ApiError({ code: 'not_found', status: 404 }));
  renderScreen(Component, { path: '/verify/:code', at: '/verify/RC-2026-000011' });
  await screen.findByRole('heading', { level: 1, name: 'That is the document’s number' });
  expect(screen.queryByText(/do not rely on the document/)).toBeNull();
});

const RECEIPT = {
  kind: 'receipt',
  number: 'RC-2026-000011',
  code: '7K2M-9QX4-TBWD-3F6H',
  unitName: null,
  month: null,
  issuedOn: isoDate('2026-11-03'),
  voidedOn: null,
  replacedBy: null,
  books: null,
} as const satisfies Verification;
const AT_CODE = { path: '/verify/:code', at: `/verify/${RECEIPT.code}` };

it('says what is proven, and what to compare', async () => {
  vi.mocked(verifyDocument).mockResolvedValue(RECEIPT);
  renderScreen(Component, AT_CODE);
  const heading = 'We issued a document with this number';
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  expect(screen.getByText('Receipt RC-2026-000011, issued on 3 Nov 2026.')).toBeDefined();
  expect(screen.getByText(/^Compare the kind, the number and the date/).textContent).toContain(
    'this page does not confirm them. Where an amount matters, ask the holder',
  );
});

it.each([
  {
    of: 'a mistake without a replacement',
    document: { ...RECEIPT, voidedOn: isoDate('2026-11-05') },
    heading: 'This document is no longer valid',
    notice: 'It was voided on 5 Nov 2026.No document is in its place.',
  },
  {
    of: 'a mistake that was put right',
    document: { ...RECEIPT, voidedOn: isoDate('2026-11-05'), replacedBy: 'RC-2026-000012' },
    heading: 'This document is no longer valid',
    notice: 'It was voided on 5 Nov 2026.RC-2026-000012 is in its place: ask for that one.',
  },
  {
    of: 'terms that were wrong',
    document: {
      ...RECEIPT,
      kind: 'terms',
      voidedOn: isoDate('2026-11-05'),
      replacedBy: 'TA-2026-000012',
    },
    heading: 'This document is no longer valid',
    notice: 'It was voided on 5 Nov 2026.TA-2026-000012 is in its place: ask for that one.',
  },
  {
    of: 'terms before a change',
    document: {
      ...RECEIPT,
      kind: 'terms',
      voidedOn: isoDate('2026-11-05'),
      replacedBy: 'TA-2026-000012',
      isEarlierTerms: true,
    },
    heading: 'These terms were replaced',
    notice: 'They applied until 5 Nov 2026.TA-2026-000012 is in their place: ask for those.',
  },
  {
    of: 'terms of a plan that was left',
    document: { ...RECEIPT, kind: 'terms', isPlanLeft: true },
    heading: 'We issued a document with this number',
    notice: 'The buyer has left this plan.The terms are genuine, but no longer in force.',
  },
  {
    of: 'a receipt of a plan that was left',
    document: { ...RECEIPT, isPlanLeft: true },
    heading: 'We issued a document with this number',
    notice: 'The buyer has left this plan.The receipt is genuine. What the plan held went back to the buyer',
  },
] as const)('says what $of means', async ({ document, heading, notice }) => {
  vi.mocked(verifyDocument).mockResolvedValue(document);
  renderScreen(Component, AT_CODE);
  const title = await screen.findByRole('heading', { level: 1, name: heading });
  expect(title.ownerDocument.body.textContent).toContain(notice);
});

it('leaves the focus alone before a code is asked for', () => {
  renderScreen(Component, { path: '/verify', at: '/verify' });
  expect(document.activeElement).toBe(document.body);
});

it('asks for the code of any kind of document that carries one', () => {
  renderScreen(Component, { path: '/verify', at: '/verify' });
  expect(screen.getByText(/has a code at its foot/).textContent).toContain(
    'Each letter, receipt, statement and set of terms that we issue',
  );
});
