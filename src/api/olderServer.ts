import * as z from 'zod/mini';
import { BPS_PER_WHOLE } from '#domain/money.ts';
import { inferInstalmentKinds } from '#domain/plans/instalmentKinds.ts';
import { PLANS } from '#domain/plans/plans.ts';

/**
 * During an upgrade, a page of this release may get a response of the previous release. Missing fields are filled in
 * here. The next release deletes this file and its uses.
 */
export const acceptPreviousRelease = <Response extends z.ZodMiniType>(response: Response) =>
  z.pipe(z.transform(filledIn), response);

const amountKobo = z.int();

/** The names of its instalments. */
const contribution = filled(
  z.looseObject({
    plan: z.enum(PLANS),
    targets: z.array(z.looseObject({ name: z.enum(['first', 'second', 'whole']) })),
    downpayment: amountKobo,
    schedule: z.array(z.looseObject({ amount: amountKobo })),
  }),
  ({ schedule, ...agreed }) => {
    const kinds = inferInstalmentKinds({
      plan: agreed.plan,
      targets: agreed.targets,
      downpaymentKobo: agreed.downpayment,
      instalmentsKobo: schedule.map(({ amount }) => amount),
    });
    return {
      ...agreed,
      schedule: schedule.map((instalment, index) => ({ kind: kinds[index], ...instalment })),
    };
  },
);

/** How a month follows from the rest, and the parts of what is late. */
const figures = filled(z.looseObject({ late: amountKobo }), (compared) => ({
  division: null,
  late_parts: compared.late > 0 ? [compared.late] : [],
  ...compared,
}));

/** The terms of its history: what was changed before is not listed without them. */
const changes = filled(
  z.looseObject({
    current: figures,
    options: z.array(z.looseObject({ figures })),
    history: z.array(z.looseObject({ before: z.optional(z.unknown()) })),
  }),
  ({ options, history, ...rest }) => ({
    ...rest,
    options: options.map((option) => ({ agreement: [], ...option })),
    history: history.filter(({ before }) => before !== undefined),
  }),
);

/** The share that is kept back. */
const exit = filled(z.looseObject({ paid: amountKobo, fee: amountKobo }), (request) => ({
  fee_bps: Math.ceil((request.fee * BPS_PER_WHOLE) / request.paid),
  ...request,
}));

/** What the RSA pays: what neither the buyer nor the mortgage does. */
const letter = filled(
  z.looseObject({ price: amountKobo, equity: amountKobo, mortgage: amountKobo }),
  (facts) => ({ rsa_share: facts.price - facts.equity - facts.mortgage, ...facts }),
);

const body = z.looseObject({
  contribution: z.optional(contribution),
  contributions: z.optional(z.array(contribution)),
  changes: z.optional(changes),
  exit: z.optional(z.nullable(exit)),
  letter: z.optional(letter),
});
const wire = z.looseObject({ body });

/** Other shapes are left to the response's schema. */
function filledIn(response: unknown): unknown {
  const { success, data } = z.safeParse(wire, response);
  return success ? data : response;
}

function filled<Older extends z.ZodMiniType>(older: Older, fill: (value: z.output<Older>) => unknown) {
  return z.pipe(older, z.transform(fill));
}
