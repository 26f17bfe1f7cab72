import * as z from 'zod/mini';
import type { BankProvider, BankResult, ListedRefund, RefundStatus } from '../../../platform/ports/bank.ts';
import { koboOfText } from '../http/amounts.ts';
import type { BankClient } from '../http/client.ts';
import { refundsOfEach } from '../listing.ts';
import { ownRefundResult } from '../own-refund.ts';
import { andThen, mapResult } from '../results.ts';

const PATH = '/refund';
/** More than one deposit ever has. */
const PAGE_SIZE = '100';
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = { processed: 'processed', failed: 'failed' };

const refund = z.object({ id: z.string(), status: z.string() });
const listedRefund = z.object({
  ...refund.shape,
  amount: z.string(),
  transaction: z.optional(z.unknown()),
});
/** Of a refund: its id, or the whole of it. */
const transactionOf = z.union([z.string(), z.object({ id: z.string() })]);

const toRefund = ({ id, status }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[status] ?? 'pending',
  providerReference: id,
});

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refunds of Paystack, which takes no reference of ours: the one that is looked for is found by its deposit. */
export function paystackRefunds({
  call,
  headers,
}: Options): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf'> {
  const transactionId = async (reference: string): Promise<BankResult<string>> =>
    mapResult(
      await call({
        method: 'GET',
        path: '/transaction/verify/{reference}',
        params: { reference },
        headers,
        response: z.object({ data: z.object({ id: z.string() }) }),
      }),
      ({ data }) => data.id,
    );

  async function listed(eventId: string): Promise<BankResult<readonly ListedRefund[]>> {
    const id = await transactionId(eventId);
    if (id.outcome !== 'ok') return id;
    const query = { transaction: id.value, perPage: PAGE_SIZE };
    const response = z.object({ data: z.array(listedRefund) });
    const result = await call({ method: 'GET', path: PATH, query, headers, response });
    return mapResult(result, ({ data }) =>
      data.flatMap((item) => {
        const amountKobo = koboOfText(item.amount);
        const { data: of } = transactionOf.safeParse(item.transaction);
        const ofId = typeof of === 'object' ? of.id : of;
        const isOfDeposit = ofId === undefined || ofId === id.value;
        return amountKobo !== null && isOfDeposit ? [{ ...toRefund(item), reference: null, amountKobo }] : [];
      }),
    );
  }

  return {
    refund: async ({ eventId, amountKobo, note }, mayBegin) =>
      mapResult(
        await call({
          method: 'POST',
          path: PATH,
          body: { transaction: eventId, amount: amountKobo, merchant_note: note },
          headers,
          response: z.object({ data: refund }),
          mayBegin,
        }),
        ({ data }) => toRefund(data),
      ),

    findRefund: async (request) =>
      andThen(await listed(request.eventId), (refunds) =>
        ownRefundResult(refunds, request, `paystack GET ${PATH}`),
      ),

    refundsOf: (deposits) => refundsOfEach(deposits, ({ eventId }) => listed(eventId)),
  };
}
