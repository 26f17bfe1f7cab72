import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { kobo, naira } from '#domain/money.ts';
import { freezeFacts, readFacts } from '#server/documents/facts/facts.ts';
import { drawLetter } from '#server/documents/pdf/letter.ts';
import { drawReceipt } from '#server/documents/pdf/receipt.ts';
import { drawStatement } from '#server/documents/pdf/statement.ts';
import { textOf } from './kit.ts';

const issuer = {
  productName: 'Kolo',
  companyName: 'Example Homes and Cooperative Savings Company (Nigeria) Limited',
  registration: 'RC 1234567',
  address: 'Suite 14, Third Floor, off Ahmadu Bello Way, Victoria Island, Lagos',
};
const COMMON = {
  issuer,
  origin: 'https://homes.example',
  holderName: 'Oluwaṣeun Chukwuemeka Adébáyọ̀-Oyèláràn',
  issuedOn: '2026-11-23' as IsoDate,
};
const ABOUT = {
  number: 'XX-2026-000012',
  code: '0123456789ABCDEF',
  issuedAt: new Date('2026-11-23T10:00:00Z'),
  replaces: { number: 'XX-2026-000011', isEarlierTerms: false },
};

interface Placed {
  readonly text: string;
  /** From the top of the page, in points. */
  readonly y: number;
}

async function placedTexts(pdf: Uint8Array): Promise<Placed[]> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await file.getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  await file.loadingTask.destroy();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, y: height - Number(item.transform[5]) }]
      : [],
  );
}

describe('the pages of documents', () => {
  test('a letter with long names keeps above its foot, with its formulas', async () => {
    const pdf = await drawLetter(
      {
        ...COMMON,
        home: 'The Ọlọ́runṣògo Gardens and Terraces at Ibeju-Lekki Phase Two',
        unit: 'Block 12, Ground floor, U12',
        address: 'Plot 1442, behind Ahmadu Bello Memorial Grammar School, Ibeju-Lekki, Lagos',
        price: naira(25_000_000),
        plan: 'B',
        durationMonths: 24,
        agreedOn: '2026-01-03' as IsoDate,
        targetName: 'first',
        targetAmount: naira(3_750_000),
        paid: naira(3_750_000),
        equity: naira(7_500_000),
        rsaShare: naira(1_234_567),
        mortgage: naira(17_500_000),
      },
      ABOUT,
    );
    const placed = await placedTexts(pdf);
    const yOf = (start: string): number =>
      placed.find(({ text }) => text.startsWith(start))?.y ?? expect.unreachable(`no text '${start}'`);
    const foot = yOf('Anyone');
    const formulas = placed.filter(({ text }) => text.startsWith('By'));
    expect(formulas).toHaveLength(2);
    for (const { y } of formulas) expect(y).toBeLessThan(foot - 24);
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(foot + 100);
  });

  test('a receipt from before its instalments were named keeps its hash, and has no such part', async () => {
    const facts = {
      ...COMMON,
      home: 'Ile Ayo Court',
      unit: 'Block 1, Ground floor, U1',
      address: '1 Marina, Lagos',
      amount: naira(312_500),
      reference: 'PAY-2K9Q',
      receivedAt: '2026-11-23T10:00:00.000Z',
      plan: 'B' as const,
      paid: naira(312_500),
      equity: naira(7_500_000),
    };
    const frozen = freezeFacts('receipt', facts);
    expect(frozen.facts).toStrictEqual(facts);
    const kept = readFacts('receipt', { facts: frozen.facts, factsHash: frozen.hash });
    expect(await textOf(await drawReceipt(kept, ABOUT))).not.toContain('What it pays');
    const pays = [{ name: 'Month 1', count: 1, each: naira(312_500), amount: naira(312_500) }];
    expect(await textOf(await drawReceipt({ ...kept, pays, formula: null }, ABOUT))).toContain(
      'What it pays Month 1 ₦312,500 Payments fill the instalments in order.',
    );
  });

  test('a receipt with many instalments goes on a second page', async () => {
    const pays = Array.from({ length: 12 }, (_, index) => ({
      name: `Month ${index + 1}`,
      count: 1,
      each: naira(1_000 + index),
      amount: naira(1_000 + index),
    }));
    const facts = {
      ...COMMON,
      home: 'Ile Ayo Court',
      unit: 'Block 1, Ground floor, U1',
      address: '1 Marina, Lagos',
      amount: naira(12_066),
      reference: 'PAY-2K9Q',
      receivedAt: '2026-11-23T10:00:00.000Z',
      plan: 'B' as const,
      paid: naira(12_066),
      equity: naira(7_500_000),
      pays,
      formula: null,
    };
    const text = await textOf(await drawReceipt(facts, ABOUT));
    expect(text).toContain('Page 2 of 2');
    expect(text).toContain('Month 12 ₦1,011');
  });

  test('a long statement numbers its pages, and its foot is read once, after the entries', async () => {
    const entries = Array.from({ length: 40 }, (_, index) => ({
      on: '2026-10-01' as IsoDate,
      title: 'Bank transfer',
      detail: null,
      reference: `REF-${index}`,
      change: 1,
      balance: kobo(index),
    }));
    const month = { month: '2026-10', opening: kobo(0), closing: kobo(40), entries, contributions: [] };
    const text = await textOf(await drawStatement({ ...COMMON, ...month }, ABOUT));
    expect(text).toContain('Page 1 of 3');
    expect(text).toContain('Statement XX-2026-000012');
    expect(text).toContain('Page 3 of 3');
    expect(text.match(/Date What Amount Balance/g)).toHaveLength(3);
    expect(text.match(/Anyone can check/g)).toHaveLength(1);
  });

  test('a statement of many contributions keeps above its foot on each page', async () => {
    const contributions = Array.from({ length: 24 }, (_, index) => ({
      home: 'The Ọlọ́runṣògo Gardens and Terraces at Ibeju-Lekki Phase Two',
      unit: `Block 12, Ground floor, U${index + 1}`,
      paidInMonth: naira(312_500),
      paid: naira(3_750_000),
      equity: naira(7_500_000),
      formula: 'By Plan B ₦7,500,000 = 30 % of the price of ₦25,000,000',
    }));
    const entry = {
      on: '2026-10-01' as IsoDate,
      title: 'Bank transfer',
      detail: null,
      reference: 'REF-1',
      change: 1,
      balance: kobo(1),
    };
    const month = { month: '2026-10', opening: kobo(0), closing: kobo(1), contributions };
    const pdf = await drawStatement({ ...COMMON, ...month, entries: [entry] }, ABOUT);
    const text = await textOf(pdf);
    for (const { unit } of contributions) expect(text.split(`${unit} ₦`)).toHaveLength(2);
    expect(text).toContain('Page 3 of 3');
    expect(text.match(/Date What Amount Balance/g)).toHaveLength(1);
    const placed = await placedTexts(pdf);
    const foot = placed.find(({ text }) => text.startsWith('Anyone'))?.y ?? expect.unreachable('no foot');
    const ofFoot = /^(Anyone|homes\.example|Code|Issued|Cooperative|Limited, RC|Floor, off|Island|Page 1)/;
    expect(placed.filter(({ text, y }) => y > foot - 24 && !ofFoot.test(text))).toStrictEqual([]);
  });
});
