import { beforeEach, expect, it, vi } from 'vitest';
import type { Bank, BankProvider, BankResult } from '../../platform/ports/bank.ts';
import { bankLister, type ListBanks } from './bank-list.ts';

const HOUR_MS = 3_600_000;
const [OLD, NEW]: Bank[][] = [[{ code: '058', name: 'GTBank' }], [{ code: '044', name: 'Access Bank' }]];
const ok = (value: readonly Bank[] = []): BankResult<readonly Bank[]> => ({ outcome: 'ok', value });
const DOWN: BankResult<never> = {
  outcome: 'retryable',
  reason: 'unreachable',
  detail: 'GET /banks: HTTP 502',
};
const unreachable = { code: 'bank_unreachable' };

let nowMs: number;
let provider: ReturnType<typeof vi.fn<BankProvider['listBanks']>>;
let onRefreshError: ReturnType<typeof vi.fn<(error: unknown) => void>>;
let listBanks: ListBanks;

beforeEach(() => {
  nowMs = Date.UTC(2026, 9, 1);
  provider = vi.fn<BankProvider['listBanks']>().mockResolvedValue(ok(OLD));
  onRefreshError = vi.fn<(error: unknown) => void>();
  listBanks = bankLister({ bank: { listBanks: provider }, now: () => new Date(nowMs), onRefreshError });
});

it('asks the provider once for requests at the same time, and again after six hours', async () => {
  expect(await Promise.all([listBanks(), listBanks()])).toEqual([OLD, OLD]);
  nowMs += 6 * HOUR_MS - 1;
  await listBanks();
  expect(provider).toHaveBeenCalledTimes(1);
  nowMs += 1;
  provider.mockResolvedValue(ok(NEW));
  await listBanks();
  await vi.waitFor(async () => expect(await listBanks()).toEqual(NEW));
  expect(provider).toHaveBeenCalledTimes(2);
});

it('returns the old list at once while the provider hangs, with one call in flight', async () => {
  await listBanks();
  nowMs += 6 * HOUR_MS;
  const { promise, resolve } = Promise.withResolvers<BankResult<readonly Bank[]>>();
  provider.mockReturnValue(promise);
  const hanging = new Promise<string>((late) => setTimeout(late, 1_000, 'late'));
  expect(await Promise.race([hanging, Promise.all([listBanks(), listBanks()])])).toEqual([OLD, OLD]);
  expect(provider).toHaveBeenCalledTimes(2);
  resolve(ok(NEW));
  await vi.waitFor(async () => expect(await listBanks()).toEqual(NEW));
});

it('reports a failed refresh, and tries it again after a minute', async () => {
  await listBanks();
  nowMs += 6 * HOUR_MS;
  provider.mockResolvedValue(DOWN);
  expect(await listBanks()).toEqual(OLD);
  await vi.waitFor(() => expect(onRefreshError).toHaveBeenCalledTimes(1));
  expect(String(onRefreshError.mock.calls[0]?.[0])).toContain('HTTP 502');
  nowMs += 59_999;
  expect(await listBanks()).toEqual(OLD);
  expect(provider).toHaveBeenCalledTimes(2);
  nowMs += 1;
  provider.mockResolvedValue(ok(NEW));
  await listBanks();
  await vi.waitFor(async () => expect(await listBanks()).toEqual(NEW));
});

it('rejects without a list, and asks the provider again after five seconds', async () => {
  provider.mockResolvedValue(DOWN);
  await expect(listBanks()).rejects.toMatchObject(unreachable);
  provider.mockResolvedValue(ok(NEW));
  nowMs += 4_999;
  await expect(listBanks()).rejects.toMatchObject(unreachable);
  expect(provider).toHaveBeenCalledTimes(1);
  nowMs += 1;
  expect(await listBanks()).toEqual(NEW);
  expect(onRefreshError).not.toHaveBeenCalled();
});
