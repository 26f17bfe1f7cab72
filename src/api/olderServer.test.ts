import { beforeEach, expect, test } from 'vitest';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { contributionOf, letterOf } from '#tests/fixtures/contributions.ts';
import { getChanges, getExit } from './calls/changes.ts';
import { getContribution, listContributions } from './calls/contributions.ts';
import { getLetter } from './calls/documents.ts';
import { createApiContext, provideApiContext } from './context.ts';
import { toSnake } from './contract/case.ts';

const ID = '0192f0c1-0000-7000-8000-000000000000';

let sent: unknown;
beforeEach(() => {
  provideApiContext(() =>
    createApiContext('/api', async () => ({ status: 200, body: sent, retryAfter: undefined })),
  );
});

/** What the release before responds: snake_case, ids that are ids, and without the fields of this release. */
function respond(body: object, lacks: readonly string[]): void {
  const text = JSON.stringify(toSnake({ message: 'Here it is.', body }), (key, value: unknown) => {
    if (lacks.includes(key)) return undefined;
    return key === 'id' || key === 'contribution_id' ? ID : value;
  });
  sent = JSON.parse(text);
}

test('instalments without their kind have it from the amounts', async () => {
  const contribution = contributionOf({ paid: naira(400_000) });
  const first = contribution.schedule[0]?.amount ?? ZERO_KOBO;
  const planA = { ...contribution, plan: 'A' as const, downpayment: first, targets: [] };
  respond({ contribution: planA }, ['kind']);
  const kinds = (await getContribution(ID)).schedule.map(({ kind }) => kind);
  expect(kinds).toEqual(['downpayment', ...Array(contribution.schedule.length - 1).fill('month')]);
  respond({ contributions: [contribution] }, ['kind']);
  const [listed] = await listContributions();
  expect(listed?.schedule).toEqual(contribution.schedule);
});

test('a kind that is sent stays', async () => {
  const contribution = contributionOf({ paid: naira(400_000) });
  const [first, ...later] = contribution.schedule;
  const schedule = [{ ...first, kind: 'downpayment' as const }, ...later];
  respond({ contribution: { ...contribution, schedule } }, []);
  expect((await getContribution(ID)).schedule[0]?.kind).toBe('downpayment');
});

const FIGURES = {
  plan: 'B',
  home: 'Block 2, Floor 3, U1',
  price: naira(25_000_000),
  durationMonths: 24,
  monthly: naira(312_500),
  target: naira(7_500_000),
  left: naira(7_187_500),
  late: naira(625_000),
  mortgage: naira(17_500_000),
  nextDueOn: '2026-12-05',
  endsOn: '2028-11-05',
};
const CHANGE = { kind: 'pause', durationMonths: null, apartmentId: null, plan: null };

test('changes without the terms of their history are listed without it', async () => {
  const change = {
    number: 1,
    kind: 'pause',
    changedAt: '2026-11-20T09:00:00.000Z',
    monthlyBefore: naira(312_500),
    monthlyAfter: naira(312_500),
    endsOnBefore: '2028-10-05',
    endsOnAfter: '2028-11-05',
  };
  const options = [{ change: CHANGE, figures: FIGURES, otherPropertyId: null }];
  respond(
    { changes: { current: FIGURES, paid: naira(312_500), options, obstacles: [], history: [change] } },
    [],
  );
  const { current, options: offered, history } = await getChanges(ID);
  expect(history).toEqual([]);
  expect(current).toEqual({ ...FIGURES, division: null, lateParts: [FIGURES.late] });
  expect(offered).toEqual([{ change: CHANGE, figures: current, otherPropertyId: null, agreement: [] }]);
});

test('a request to leave without the share that is kept back has it from the amounts', async () => {
  const exit = {
    id: ID,
    status: 'requested',
    reference: 'EXT-7K2M9QX4TB',
    paid: 1_000_001,
    fee: 25_000,
    returned: 975_001,
    requestedAt: '2026-11-20T09:00:00.000Z',
    decidedAt: null,
    reason: null,
  };
  respond({ quote: null, exit }, []);
  expect((await getExit(ID)).exit).toEqual({ ...exit, feeBps: 250 });
  respond({ quote: null, exit: null }, []);
  expect(await getExit(ID)).toEqual({ quote: null, exit: null });
});

test('a letter without the part of the RSA has what the others do not pay', async () => {
  const { document, letter } = letterOf(contributionOf({ paid: naira(8_000_000) }));
  const rsaShare = naira(100_000);
  respond({ document, letter: { ...letter, equity: letter.equity - rsaShare } }, ['rsa_share']);
  expect((await getLetter(ID)).letter.rsaShare).toBe(rsaShare);
});
