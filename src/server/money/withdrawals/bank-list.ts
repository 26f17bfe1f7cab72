import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Bank, BankCallError } from '../../platform/ports/bank.ts';

const FRESH_MS = 6 * 3_600_000;

interface Listed {
  readonly atMs: number;
  readonly banks: readonly Bank[];
}

/** The banks that a withdrawal can go to, sorted by name, as the provider lists them. */
export type ListBanks = () => Promise<readonly Bank[]>;

/**
 * Loads the provider's list at most once in six hours; while the provider is down, the last list is used.
 * @throws HttpError `bank_unreachable` if there is no list yet.
 */
export function bankLister({ bank, now }: Pick<Dependencies, 'bank' | 'now'>): ListBanks {
  let listed: Listed | null = null;
  return async () => {
    const atMs = now().getTime();
    if (listed && atMs - listed.atMs < FRESH_MS) return listed.banks;
    const result = await bank.listBanks();
    if (result.outcome === 'ok') listed = { atMs, banks: tidied(result.value) };
    else if (!listed) throw new HttpError('bank_unreachable', { cause: new BankCallError(result) });
    return listed.banks;
  };
}

/** Removes duplicates, because providers list some banks twice. */
function tidied(banks: readonly Bank[]): Bank[] {
  const byCode = new Map(banks.map((each) => [each.code, { code: each.code, name: each.name.trim() }]));
  return [...byCode.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
