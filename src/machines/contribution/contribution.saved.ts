import * as z from 'zod/mini';
import type { Contribution } from '#api/calls/contributions.ts';
import { amount, id } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans/plans.ts';

/** Increase it whenever the schema below changes: flows saved by an older version are then dropped. */
const SAVED_FLOW_VERSION = 2;

/** The key of the wizard's saved flow in the browser's storage. */
export const SAVED_FLOW_KEY = 'contribution.flow';

const savedFlow = z.object({
  version: z.literal(SAVED_FLOW_VERSION),
  userId: id,
  propertyId: z.nullable(id),
  buildingId: z.nullable(id),
  apartmentId: z.nullable(id),
  plan: z.nullable(z.enum(PLANS)),
  inputs: z.object({
    ageYears: z.nullable(z.number()),
    salaryKobo: z.nullable(amount),
    rsaBalanceKobo: z.nullable(amount),
    durationMonths: z.nullable(z.int()),
  }),
  agreement: z.nullable(z.object({ key: z.string(), fingerprint: z.string() })),
  contributionId: z.nullable(id),
  declaredAtMs: z.nullable(z.int()),
  paymentKey: z.nullable(z.string()),
});

/**
 * The state that survives a reload: the buyer's choices, and the ids of the server's objects. The home, the
 * contribution and the payment are loaded again, so that no stale data is shown, no timer is lost and no call is
 * repeated.
 */
export type SavedFlow = z.infer<typeof savedFlow>;

/** The fields of the context that are saved. */
type Savable = Omit<SavedFlow, 'version'>;

/** The methods of the browser's `Storage` that are used. */
export interface FlowStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const toSaved = (context: Savable): SavedFlow => ({
  version: SAVED_FLOW_VERSION,
  userId: context.userId,
  propertyId: context.propertyId,
  buildingId: context.buildingId,
  apartmentId: context.apartmentId,
  plan: context.plan,
  inputs: { ...context.inputs },
  agreement: context.agreement && { ...context.agreement },
  contributionId: context.contributionId,
  declaredAtMs: context.declaredAtMs,
  paymentKey: context.paymentKey,
});

/** The flow of a contribution that was begun in another browser. */
export const savedAt = (contribution: Contribution, userId: string): SavedFlow => ({
  version: SAVED_FLOW_VERSION,
  userId,
  propertyId: contribution.property.id,
  buildingId: null,
  apartmentId: contribution.unit.id,
  plan: contribution.plan,
  inputs: {
    ageYears: contribution.age,
    salaryKobo: contribution.salary,
    rsaBalanceKobo: contribution.rsaBalance,
    durationMonths: contribution.durationMonths,
  },
  agreement: null,
  contributionId: contribution.id,
  declaredAtMs: null,
  paymentKey: null,
});

/** The saved flow; null if there is none or it does not match this version's schema. */
export function parseSaved(text: string | null): SavedFlow | null {
  if (text === null) return null;
  try {
    const parsed = z.safeParse(savedFlow, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Reads this buyer's saved flow from the tab's own storage, otherwise from the storage that all tabs share. Removes a
 * flow that is invalid or belongs to another buyer.
 */
export function readSaved(storages: readonly FlowStorage[], userId: string): SavedFlow | null {
  for (const storage of storages) {
    const text = quietly(() => storage.getItem(SAVED_FLOW_KEY));
    const saved = parseSaved(text);
    if (saved?.userId === userId) return saved;
    if (text !== null) quietly(() => storage.removeItem(SAVED_FLOW_KEY));
  }
  return null;
}

export function writeSaved(storages: readonly FlowStorage[], context: Savable): void {
  const text = JSON.stringify(toSaved(context));
  for (const storage of storages) quietly(() => storage.setItem(SAVED_FLOW_KEY, text));
}

export function clearSaved(storages: readonly FlowStorage[]): void {
  for (const storage of storages) quietly(() => storage.removeItem(SAVED_FLOW_KEY));
}

/** Ignores errors: storage may be full or blocked, and the wizard works without it. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
