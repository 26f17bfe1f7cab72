import type { FastifyInstance } from 'fastify';
import {
  transactionsQuery,
  transactionsResponse,
  walletChange,
  walletQuery,
  walletResponse,
} from '#api/contract/wallet.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { area } from '../../platform/http/area.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { pageCount } from '../../platform/http/page.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { ensureWalletOf } from './open.ts';
import { setPaysDue } from './pays-due.ts';
import { walletReader } from './store.ts';
import { readTotals } from './totals.ts';
import { listTransactions } from './transactions.ts';

const tag = 'Wallet';

/** The signed-in user's wallet. */
export const walletArea = area<Dependencies>('wallet', ['authentication'], walletRoutes);

function walletRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const readWallet = walletReader(db, dependencies);
  const limited = limitWrites(dependencies);

  /**
   * Verification of the phone opens the wallet; if that failed, the first request opens it. An existing wallet is shown
   * even while a changed phone is unverified.
   * @throws HttpError `phone_not_verified` if the user has no wallet and may not have one yet.
   */
  const walletOf = async ({ userId, isPhoneVerified }: Principal) => {
    const found = await readWallet(userId);
    if (found) return found;
    if (!isPhoneVerified) throw new HttpError('phone_not_verified');
    await ensureWalletOf(dependencies, userId);
    const opened = await readWallet(userId);
    if (!opened) throw new Error(`The wallet of ${userId} was not opened`);
    return opened;
  };

  route(app, {
    method: 'GET',
    url: '/wallet/get',
    summary: "The signed-in person's wallet: where to transfer to, and what it holds",
    tag,
    access: 'signedIn',
    query: walletQuery,
    response: walletResponse,
    handle: async ({ principal }) => ({
      message: 'Your wallet.',
      body: { wallet: await walletOf(principal) },
    }),
  });

  route(app, {
    method: 'PATCH',
    url: '/wallet',
    summary: "Whether the wallet's balance pays instalments on their due day",
    tag,
    access: 'signedIn',
    body: walletChange,
    response: walletResponse,
    handle: async ({ body, principal }) => {
      const { userId } = principal;
      await walletOf(principal);
      await limited(principal, () => setPaysDue(db, { userId, paysDue: body.paysDue, at: now() }));
      return {
        message: body.paysDue
          ? 'Your wallet pays what is due from now on.'
          : 'Your wallet pays nothing by itself any more.',
        body: { wallet: await walletOf(principal) },
      };
    },
  });

  route(app, {
    method: 'GET',
    url: '/wallet/transactions',
    summary: 'What went into the wallet and out of it, newest first',
    tag,
    access: 'signedIn',
    query: transactionsQuery,
    response: transactionsResponse,
    handle: async ({ query: { limit, page, months }, principal }) => {
      const { userId } = principal;
      if (!principal.isPhoneVerified) await walletOf(principal);
      const { transactions, total } = await listTransactions(db, { userId, months, limit, page, at: now() });
      return {
        message: 'Your transactions.',
        body: {
          transactions,
          total,
          totalPages: pageCount(total, limit),
          totals: await readTotals(db, userId),
        },
      };
    },
  });
}
