import * as z from 'zod/mini';
import { EXIT_STATUSES } from '#domain/exits.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans.ts';
import { REVISION_KINDS, REVISION_OBSTACLES } from '#domain/revisions.ts';
import { contribution } from './contributions.ts';
import { success } from './envelope.ts';
import { amount, date, id, positiveAmount, timestamp } from './scalars.ts';

/** A change of a running plan. Which of the last three it needs follows from its kind. */
export const change = z.object({
  kind: z.enum(REVISION_KINDS),
  /** Of a `duration`, in all. */
  duration_months: z.nullable(z.int().check(z.minimum(MIN_DURATION_MONTHS), z.maximum(MAX_DURATION_MONTHS))),
  /** Of a `unit`. */
  apartment_id: z.nullable(id),
  /** Of a `plan`. */
  plan: z.nullable(z.enum(PLANS)),
});

/** What a buyer compares before and after. */
export const changeFigures = z.object({
  plan: z.enum(PLANS),
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  home: z.string(),
  price: positiveAmount,
  duration_months: z.int(),
  monthly: amount,
  target: positiveAmount,
  left: amount,
  late: amount,
  mortgage: amount,
  next_due_on: z.nullable(date),
  ends_on: date,
});

export const changeOption = z.object({
  change,
  figures: changeFigures,
  /** Of a `unit` in another property, a smaller home: that property. */
  other_property_id: z.nullable(id),
});

export const changes = z.object({
  current: changeFigures,
  paid: amount,
  options: z.array(changeOption),
  /** Kinds of change that are not possible now, and why. */
  obstacles: z.array(z.object({ kind: z.enum(REVISION_KINDS), reason: z.enum(REVISION_OBSTACLES) })),
  /** What was changed before, the latest first. */
  history: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(REVISION_KINDS),
      changed_at: timestamp,
      monthly_before: amount,
      monthly_after: amount,
      ends_on_before: date,
      ends_on_after: date,
    }),
  ),
});

/** The change with the figures that the buyer saw: others are not applied. */
export const changeRequest = z.object({
  change,
  seen: z.object({ monthly: amount, target: positiveAmount, left: amount, ends_on: date }),
});

export const exitQuote = z.object({
  paid: positiveAmount,
  fee_bps: z.int(),
  fee: amount,
  returned: amount,
  /** Within so many days the request is decided; then the money is in the wallet at once. */
  decision_days: z.int(),
});

export const exit = z.object({
  id,
  status: z.enum(EXIT_STATUSES),
  reference: z.string(),
  paid: positiveAmount,
  fee: amount,
  returned: amount,
  requested_at: timestamp,
  decided_at: z.nullable(timestamp),
  /** Why it was confirmed or declined, for the buyer. */
  reason: z.nullable(z.string()),
});

export const exitRequest = z.object({
  current_password: z.string().check(z.minLength(1, 'Current Password is required.')),
  /** What the quote that the buyer saw returns: another is not carried out. */
  returned: amount,
});

export const changesResponse = success(z.object({ changes }));
export const changedResponse = success(z.object({ contribution }));
/** `quote` is null where the plan cannot be left now; `exit` is the latest request. */
export const exitResponse = success(z.object({ quote: z.nullable(exitQuote), exit: z.nullable(exit) }));
