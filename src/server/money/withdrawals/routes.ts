import type { FastifyInstance } from 'fastify';
import {
  banksResponse,
  payoutAccountRequest,
  payoutAccountResponse,
  withdrawalOptionsResponse,
  withdrawalParams,
  withdrawalRequest,
  withdrawalResponse,
  withdrawalsQuery,
  withdrawalsResponse,
} from '#api/contract/withdrawals.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { assertCurrentPassword } from '../../identity/passwords/current-password.ts';
import { getUser } from '../../identity/users/store.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { idempotently } from '../../platform/http/idempotency.ts';
import { loggable } from '../../platform/http/loggable.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { IDEMPOTENCY_HEADER } from '../../platform/http/openapi.ts';
import { pageCount } from '../../platform/http/page.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { addPayoutAccount, usedAccounts } from './accounts.ts';
import { bankLister } from './bank-list.ts';
import { remainingTodayKobo } from './day-limit.ts';
import { requestWithdrawal } from './request.ts';
import { listWithdrawals, readWithdrawal } from './store.ts';

const tag = 'Withdrawals';

const MESSAGES: Readonly<Record<WithdrawalStatus, string>> = {
  requested: 'Your money is on its way to your bank account.',
  sent: 'Your money was sent to your bank account.',
  returned: 'Your money is back in your wallet.',
};

/** Withdrawals from the wallet to the buyer's own bank account. */
export const withdrawalsArea = area<Dependencies>(
  'withdrawals',
  ['authentication', 'wallet'],
  withdrawalRoutes,
);

function withdrawalRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, bank, now, settings } = dependencies;
  const limited = limitWrites(dependencies);
  const listBanks = bankLister({
    bank,
    now,
    onRefreshError: (error) => app.log.warn({ err: loggable(error) }, 'the list of banks was not refreshed'),
  });

  route(app, {
    method: 'GET',
    url: '/wallet/banks',
    summary: 'The banks that a withdrawal can go to, by name',
    tag,
    access: 'verified',
    response: banksResponse,
    handle: async () => ({ message: 'The banks.', body: { banks: [...(await listBanks())] } }),
  });

  route(app, {
    method: 'GET',
    url: '/wallet/withdrawal-options',
    summary: 'The accounts that the buyer has withdrawn to, and what is left of the limit of a day',
    tag,
    access: 'signedIn',
    response: withdrawalOptionsResponse,
    handle: async ({ principal: { userId } }) => {
      const dayLimit = settings.withdrawalDayLimitKobo;
      const accounts = await usedAccounts(db, { userId, provider: bank.name });
      const left = await remainingTodayKobo(db, { userId, dayLimitKobo: dayLimit, at: now() });
      return { message: 'What you can withdraw.', body: { accounts, dayLimit, leftToday: left } };
    },
  });

  route(app, {
    method: 'POST',
    url: '/wallet/payout-accounts',
    summary: "Asks another bank for an account's holder, who has to be the buyer",
    tag,
    access: 'verified',
    body: payoutAccountRequest,
    response: payoutAccountResponse,
    handle: async ({ body, principal }) => {
      const { userId } = principal;
      const account = await limited(principal, () =>
        addPayoutAccount(dependencies, { userId, account: body, listBanks }),
      );
      return { message: 'This is your account.', body: { account } };
    },
  });

  route(app, {
    method: 'POST',
    url: '/wallet/withdrawals',
    summary: "Sends money from the wallet to one of the buyer's own accounts; the current password is asked",
    tag,
    access: 'verified',
    body: withdrawalRequest,
    described: { headers: IDEMPOTENCY_HEADER },
    response: withdrawalResponse,
    status: 201,
    handle: async ({ body, principal, request }) => {
      const { userId } = principal;
      const { accountId, amount: amountKobo, currentPassword, isHolderConfirmed = false } = body;
      const { id } = await limited(principal, async () => {
        const user = await getUser(db, userId);
        const network = networkOf(request.ip);
        await assertCurrentPassword(dependencies, user, { principal, network, currentPassword });
        const wanted = { accountId, amountKobo, isHolderConfirmed };
        return idempotently(
          db,
          { request, userId, call: 'POST /wallet/withdrawals', details: wanted },
          async (transaction) => ({
            id: await requestWithdrawal(dependencies, transaction, { user, ...wanted }),
          }),
        );
      });
      // Loads it again: a repeated call may find it sent.
      const withdrawal = await readWithdrawal(db, { id, userId, at: now() });
      return { message: MESSAGES[withdrawal.status], body: { withdrawal } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/wallet/withdrawals',
    summary: "The buyer's withdrawals, newest first",
    tag,
    access: 'signedIn',
    query: withdrawalsQuery,
    response: withdrawalsResponse,
    handle: async ({ query, principal: { userId } }) => {
      const { withdrawals, total } = await listWithdrawals(db, { userId, at: now(), ...query });
      return {
        message: 'Your withdrawals.',
        body: { withdrawals, total, totalPages: pageCount(total, query.limit) },
      };
    },
  });

  route(app, {
    method: 'GET',
    url: '/wallet/withdrawals/:id',
    summary: 'A withdrawal with its current status',
    tag,
    access: 'signedIn',
    params: withdrawalParams,
    response: withdrawalResponse,
    handle: async ({ params, principal: { userId } }) => {
      const withdrawal = await readWithdrawal(db, { id: params.id, userId, at: now() });
      return { message: MESSAGES[withdrawal.status], body: { withdrawal } };
    },
  });
}
