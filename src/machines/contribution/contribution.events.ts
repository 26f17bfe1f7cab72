import type { Plan } from '#domain/plans/plans.ts';
import type { CalculatorInputs } from './contribution.context.ts';
import type { NamedUnit, Step } from './contribution.urls.ts';

export type ContributionEvent =
  /** The URL changed to another page: by a link, back, forward or typing. */
  | ({ readonly type: 'route.visited'; readonly step: Step } & NamedUnit)
  | { readonly type: 'retry.requested' }
  | { readonly type: 'block.chosen'; readonly buildingId: string }
  | { readonly type: 'unit.chosen'; readonly apartmentId: string }
  | { readonly type: 'next.pressed' }
  | { readonly type: 'back.pressed' }
  /** The plan with the duration that is shown. */
  | { readonly type: 'plan.chosen'; readonly plan: Plan; readonly durationMonths: number }
  | { readonly type: 'inputs.changed'; readonly inputs: Partial<CalculatorInputs> }
  /** `newKey` becomes the idempotency key, unless the same request already has one. */
  | { readonly type: 'calculation.confirmed'; readonly newKey: string }
  | { readonly type: 'terms.declined' }
  | { readonly type: 'terms.agreed' }
  /** `newKey` becomes the idempotency key if a payment must be created and none was requested yet. */
  | { readonly type: 'transfer.declared'; readonly newKey: string }
  | { readonly type: 'walletPayment.requested'; readonly newKey: string }
  | { readonly type: 'cancellation.requested' }
  | { readonly type: 'cancellation.dismissed' }
  | { readonly type: 'cancellation.confirmed' }
  /** Sent by the buyer, or when the network returns, to check immediately. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'received.acknowledged' };
