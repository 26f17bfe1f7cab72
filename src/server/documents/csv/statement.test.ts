import { expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { statementCsv } from './statement.ts';

const facts = (detail: string) => ({
  issuer: { productName: 'Kolo', companyName: null, registration: null, address: null },
  origin: 'https://kolo.example',
  holderName: 'Ada Eze',
  issuedOn: isoDate('2026-12-01'),
  month: '2026-11',
  opening: naira(500),
  closing: naira(200),
  contributions: [],
  entries: [
    {
      on: isoDate('2026-11-05'),
      title: 'Contribution',
      detail,
      reference: 'PAY-1',
      change: -naira(300),
      balance: naira(200),
    },
  ],
});

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a home named %s is text in a spreadsheet',
  (name) => {
    const row = statementCsv(facts(name)).toString('utf8').split('\r\n')[2] ?? '';
    expect(row.replaceAll('"', '')).toContain(
      `Contribution,'${name.replaceAll('"', '')},PAY-1,-300.00,200.00`,
    );
  },
);

it('dates both balances', () => {
  const rows = statementCsv({ ...facts('Ile Ayo Court'), month: '2026-02' })
    .toString('utf8')
    .trimEnd();
  expect(rows.split('\r\n').at(1)).toBe('2026-02-01,Opening balance,,,,500.00');
  expect(rows.split('\r\n').at(-1)).toBe('2026-02-28,Closing balance,,,,200.00');
});
