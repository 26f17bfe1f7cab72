import type { FastifyInstance } from 'fastify';
import { emptyBody, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { requeryTransfers } from './jobs.ts';
import { claimRequery } from './requery.ts';

/** 'I have sent the money': queries the bank for a transfer that it has not reported. */
export const requeryArea = area<Dependencies>('requery', ['authentication', 'wallet'], requeryRoutes);

function requeryRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, jobs, now } = dependencies;
  const limited = limitWrites(dependencies);
  route(app, {
    method: 'POST',
    url: '/wallet/check-transfers',
    summary: "'I have sent the money': has the bank asked for transfers that it has not reported",
    tag: 'Wallet',
    access: 'signedIn',
    response: success(emptyBody),
    handle: async ({ principal }) => {
      const { userId } = principal;
      await limited(principal, () =>
        db.transaction(async (transaction) => {
          if (await claimRequery(transaction, userId, now()))
            await jobs.enqueue(transaction, requeryTransfers, { userId });
        }),
      );
      return { message: 'We are asking your bank about the transfer.', body: {} };
    },
  });
}
