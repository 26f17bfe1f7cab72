import * as z from 'zod/mini';
import { EXIT_STATUSES } from '#domain/exits.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans.ts';
import { REVISION_KINDS, REVISION_OBSTACLES } from '#domain/revisions.ts';
import { contribution } from './contributions.ts';
import { success } from './envelope.ts';
import { amount, date, id, positiveAmount, timestamp } from './scalars.ts';

/** A change of a plan. Which of the last three it needs follows from its kind. */
const change = z.object({
  kind: z.enum(REVISION_KINDS),
  /** Of a `duration`, in all; of `pay_rest`, from today. */
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
  /** How `monthly` follows from what is left, once `due_first` is paid; null where it stays as it was. */
  division: z.nullable(z.object({ months: z.int(), due_first: amount })),
  target: positiveAmount,
  left: amount,
  late: amount,
  /** What is left of each late instalment. */
  late_parts: z.array(positiveAmount),
  mortgage: amount,
  next_due_on: z.nullable(date),
  ends_on: date,
});

export const changeOption = z.object({
  change,
  figures: changeFigures,
  /** Of a `unit` in another property, a smaller home: that property. */
  other_property_id: z.nullable(id),
  /** What the terms would say after it: of a `pay_rest` word for word what the document keeps; empty for the others. */
  agreement: z.array(z.object({ title: z.string(), text: z.string() })),
});

/** The terms that a change replaced, or made. */
const revisedTerms = z.object({
  plan: z.enum(PLANS),
  price: positiveAmount,
  duration_months: z.int(),
  rsa_balance: amount,
  monthly: amount,
  /** All of them, in the order of their days. */
  instalments: z.array(positiveAmount),
  ends_on: date,
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
      before: revisedTerms,
      after: revisedTerms,
      /** For open pages of the release before, which know no `before` and `after`. The next release drops these four. */
      monthly_before: z.optional(amount),
      monthly_after: z.optional(amount),
      ends_on_before: z.optional(date),
      ends_on_after: z.optional(date),
    }),
  ),
});

/** The change with the figures that the buyer saw: others are not applied. */
export const changeRequest = z.object({
  change,
  seen: z.object({ monthly: amount, target: positiveAmount, left: amount, ends_on: date }),
  /** Of the terms that the buyer agrees to; `pay_rest` needs it. */
  terms_version: z.optional(z.nullable(z.string())),
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
  fee_bps: z.int(),
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
