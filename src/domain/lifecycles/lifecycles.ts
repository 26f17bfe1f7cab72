import { accountLifecycle } from './account.ts';
import { contributionLifecycle } from './contribution.ts';
import { depositLifecycle } from './deposit.ts';
import { documentLifecycle } from './document.ts';
import { exitLifecycle } from './exit.ts';
import type { Lifecycle } from './lifecycle.ts';
import { messageLifecycle } from './message.ts';
import { mortgageLifecycle } from './mortgage.ts';
import { paymentLifecycle } from './payment.ts';
import { refundLifecycle } from './refund.ts';
import { unitLifecycle } from './unit.ts';
import { withdrawalLifecycle } from './withdrawal.ts';

/** Every entity whose status changes on the server. */
export const LIFECYCLES: readonly Lifecycle[] = [
  unitLifecycle,
  contributionLifecycle,
  exitLifecycle,
  mortgageLifecycle,
  paymentLifecycle,
  accountLifecycle,
  depositLifecycle,
  refundLifecycle,
  withdrawalLifecycle,
  documentLifecycle,
  messageLifecycle,
];
