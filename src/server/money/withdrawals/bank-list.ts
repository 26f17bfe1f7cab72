import { HOUR_MS } from '#domain/durations.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Bank, BankCallError, type BankProvider } from '../../platform/ports/bank.ts';

const FRESH_MS = 6 * HOUR_MS;
/** After a failure the provider is not asked again for this long: while it hangs, each call takes its full deadline. */
const RETRY_REFRESH_AFTER_MS = 60_000;
/** Without any list a buyer waits for the answer, and presses 'Try again'. */
const RETRY_FIRST_AFTER_MS = 5_000;

interface Listed {
  readonly atMs: number;
  readonly banks: readonly Bank[];
}

interface Failed {
  readonly atMs: number;
  readonly error: unknown;
}

/** The banks that a withdrawal can go to, sorted by name, as the provider lists them. */
export type ListBanks = () => Promise<readonly Bank[]>;

interface BankLister extends Pick<Dependencies, 'now'> {
  readonly bank: Pick<BankProvider, 'listBanks'>;
  /** Receives the error of a refresh in the background, which no request reports. */
  readonly onRefreshError?: (error: unknown) => void;
}

/**
 * Loads the provider's list with one call for all requests. After six hours the list is refreshed in the background;
 * until that succeeds, the last list is used.
 * @throws HttpError `bank_unreachable` if there is no list yet.
 */
export function bankLister({ bank, now, onRefreshError }: BankLister): ListBanks {
  let listed: Listed | null = null;
  let failed: Failed | null = null;
  let loading: Promise<readonly Bank[]> | null = null;

  const load = async (): Promise<readonly Bank[]> => {
    const atMs = now().getTime();
    try {
      const result = await bank.listBanks();
      if (result.outcome !== 'ok') throw new BankCallError(result);
      listed = { atMs, banks: tidied(result.value) };
      failed = null;
      return listed.banks;
    } catch (error) {
      failed = { atMs: now().getTime(), error };
      throw error;
    }
  };
  const loadOnce = (): Promise<readonly Bank[]> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  const isOlderThan = (since: Listed | Failed, ms: number): boolean => now().getTime() - since.atMs >= ms;

  return async () => {
    if (listed) {
      const mayRefresh = failed === null || isOlderThan(failed, RETRY_REFRESH_AFTER_MS);
      if (isOlderThan(listed, FRESH_MS) && mayRefresh && !loading) {
        loadOnce().catch((error: unknown) => onRefreshError?.(error));
      }
      return listed.banks;
    }
    if (failed && !isOlderThan(failed, RETRY_FIRST_AFTER_MS)) throw unreachable(failed.error);
    return loadOnce().catch((error: unknown) => {
      throw unreachable(error);
    });
  };
}

/** An unexpected error stays what it is. */
const unreachable = (cause: unknown): unknown =>
  cause instanceof BankCallError ? new HttpError('bank_unreachable', { cause }) : cause;

/** Removes duplicates, because providers list some banks twice. */
function tidied(banks: readonly Bank[]): Bank[] {
  const byCode = new Map(banks.map((each) => [each.code, { code: each.code, name: each.name.trim() }]));
  return [...byCode.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
