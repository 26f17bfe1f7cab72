import type { Failure } from '#api/failure.ts';

/** Why the server rejects a contribution, as far as the reasons lead to different pages. */
export type AgreeRejection =
  | 'unitTaken'
  | 'unitYours'
  | 'homeWithdrawn'
  | 'unverified'
  | 'notEligible'
  | 'fields'
  | 'termsOutdated'
  | 'priceChanged'
  | 'other';

export function agreeRejection({ code }: Failure): AgreeRejection {
  switch (code) {
    case 'unit_already_yours':
      return 'unitYours';
    case 'unit_taken':
    case 'unit_not_of_property':
    case 'not_found':
      return 'unitTaken';
    case 'listing_withdrawn':
      return 'homeWithdrawn';
    case 'phone_not_verified':
      return 'unverified';
    case 'not_eligible':
      return 'notEligible';
    case 'invalid_fields':
    case 'nothing_to_contribute':
      return 'fields';
    case 'terms_outdated':
      return 'termsOutdated';
    case 'figures_outdated':
      return 'priceChanged';
    default:
      return 'other';
  }
}

/** The server reports that the contribution is closed. */
export const isClosedError = ({ code }: Failure): boolean =>
  code === 'contribution_closed' || code === 'not_found';

/** The server reports that the payment was already received. */
export const isAlreadyPaidError = ({ code }: Failure): boolean => code === 'contribution_paid_into';
