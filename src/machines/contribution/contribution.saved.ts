import * as z from 'zod/mini';
import { amount, id } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans.ts';

/** Raised whenever the shape below changes: what an older page saved is then dropped. */
const SAVED_FLOW_VERSION = 2;

/** Under this name the wizard keeps what the buyer chose and typed, in the browser's storage. */
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
 * What outlives a reload: the buyer's choices, and the ids of what the server holds. The home, the contribution
 * and its payment are asked for again, so that nothing stale is ever shown, no timer is lost and no call repeated.
 */
export type SavedFlow = z.infer<typeof savedFlow>;

/** What a flow must know to be saved. */
type Savable = Omit<SavedFlow, 'version'>;

/** The part of the browser's `Storage` that is used. */
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

/** What was saved, or null when nothing was, or when it does not fit this version of the page. */
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
 * Reads what this buyer left: the tab's own storage first, then what the tabs share. Each tab goes its own way
 * after that. What does not fit, or is another buyer's, is removed.
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

/** Storage may be full or forbidden; the wizard then works without it. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
