import { contributionLifecycle } from './contribution.ts';
import { depositLifecycle } from './deposit.ts';
import { documentLifecycle } from './document.ts';
import type { Lifecycle } from './lifecycle.ts';
import { messageLifecycle } from './message.ts';
import { paymentLifecycle } from './payment.ts';
import { unitLifecycle } from './unit.ts';
import { withdrawalLifecycle } from './withdrawal.ts';

/** All that changes its status on the server. */
export const LIFECYCLES: readonly Lifecycle[] = [
  unitLifecycle,
  contributionLifecycle,
  paymentLifecycle,
  depositLifecycle,
  withdrawalLifecycle,
  documentLifecycle,
  messageLifecycle,
];
