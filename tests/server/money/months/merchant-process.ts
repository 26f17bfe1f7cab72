import { type Merchant, startMerchant } from './merchant.ts';
import type { Order } from './process-merchant.ts';

// The process behind `startMerchantProcess`: it carries out its parent's orders, with the clock that the parent
// sets.
let nowMs = 0;
let merchant: Merchant | null = null;

process.on('message', (order: Order) => {
  nowMs = order.nowMs;
  carryOut(order).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function carryOut(order: Order): Promise<void> {
  if (order.kind === 'start')
    merchant = await startMerchant({ ...order.options, now: () => new Date(nowMs) });
  else await merchant?.run(order.scheduled);
}
