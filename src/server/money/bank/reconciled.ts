import type { Database } from '../../platform/db/database.ts';
import { bankReconciliations } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bankDifferences } from '../../platform/metrics.ts';
import type { BankProviderName } from '../../platform/ports/bank.ts';
import { type Banks, configuredBanks } from '../wallet/banks.ts';

/** Stores how many differences the nightly reconciliation with a bank found, in place of the night before. */
export async function storeDifferences(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  provider: BankProviderName,
  differences: number,
): Promise<void> {
  const found = { differences, reconciledAt: now() };
  await db
    .insert(bankReconciliations)
    .values({ provider, ...found })
    .onConflictDoUpdate({ target: bankReconciliations.provider, set: found });
}

/** Sets the gauge of differences, of the banks that are reconciled: also in the processes that did not find them. */
export async function measureDifferences({ db, ...banks }: Banks & { readonly db: Database }): Promise<void> {
  const stored = await db.select().from(bankReconciliations);
  for (const { name } of configuredBanks(banks)) {
    const found = stored.find(({ provider }) => provider === name);
    bankDifferences.set({ provider: name }, found?.differences ?? 0);
  }
}
