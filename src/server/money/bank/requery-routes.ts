import type { FastifyInstance } from 'fastify';
import { emptyBody, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { route } from '../../platform/http/route.ts';
import { limitWrites } from '../../platform/http/write-limits.ts';
import { requeryTransfers } from './jobs.ts';
import { bookRequery } from './requery.ts';

const ASKING = 'We are asking your bank about the transfer.';
const ASKING_AGAIN = 'We asked your bank a moment ago, and ask again within a minute or two.';

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
      const at = now();
      const startAt = await limited(principal, () =>
        db.transaction(async (transaction) => {
          const startAfter = await bookRequery(transaction, userId, at);
          if (startAfter !== null)
            await jobs.enqueue(
              transaction,
              requeryTransfers,
              { userId },
              startAfter > at ? { startAfter } : {},
            );
          return startAfter;
        }),
      );
      const isNow = startAt !== null && startAt <= at;
      return { message: isNow ? ASKING : ASKING_AGAIN, body: {} };
    },
  });
}
