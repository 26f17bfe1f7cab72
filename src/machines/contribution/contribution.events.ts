import type { Plan } from '#domain/plans.ts';
import type { CalculatorInputs } from './contribution.context.ts';
import type { NamedUnit, Step } from './contribution.urls.ts';

export type ContributionEvent =
  /** The address changed to another page than the one that is shown: a link, back, forward, or typed. */
  | ({ readonly type: 'route.visited'; readonly step: Step } & NamedUnit)
  | { readonly type: 'retry.requested' }
  | { readonly type: 'block.chosen'; readonly buildingId: string }
  | { readonly type: 'unit.chosen'; readonly apartmentId: string }
  | { readonly type: 'next.pressed' }
  | { readonly type: 'back.pressed' }
  /** As it is shown: for these months. */
  | { readonly type: 'plan.chosen'; readonly plan: Plan; readonly durationMonths: number }
  | { readonly type: 'inputs.changed'; readonly inputs: Partial<CalculatorInputs> }
  /** `newKey` becomes the idempotency key, unless the same request has one already. */
  | { readonly type: 'calculation.confirmed'; readonly newKey: string }
  | { readonly type: 'terms.declined' }
  | { readonly type: 'terms.agreed' }
  /** `newKey` becomes the idempotency key where a payment must be made, unless one was asked for already. */
  | { readonly type: 'transfer.declared'; readonly newKey: string }
  | { readonly type: 'walletPayment.requested'; readonly newKey: string }
  | { readonly type: 'cancellation.requested' }
  | { readonly type: 'cancellation.dismissed' }
  | { readonly type: 'cancellation.confirmed' }
  /** The buyer, or a network that is back, wants to know now. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'received.acknowledged' };
