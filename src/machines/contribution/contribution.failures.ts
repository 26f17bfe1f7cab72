import type { Failure } from '#api/failure.ts';

/** Why the server does not make a contribution, as far as it leads to different pages. */
export type AgreeRejection =
  | 'unitTaken'
  | 'unitYours'
  | 'unverified'
  | 'notEligible'
  | 'fields'
  | 'termsOutdated'
  | 'other';

export function agreeRejection({ code }: Failure): AgreeRejection {
  switch (code) {
    case 'unit_already_yours':
      return 'unitYours';
    case 'unit_taken':
    case 'unit_not_of_property':
    case 'not_found':
      return 'unitTaken';
    case 'phone_not_verified':
      return 'unverified';
    case 'not_eligible':
      return 'notEligible';
    case 'invalid_fields':
    case 'nothing_to_contribute':
      return 'fields';
    case 'terms_outdated':
      return 'termsOutdated';
    default:
      return 'other';
  }
}

/** The contribution is over on the server. */
export const saysClosed = ({ code }: Failure): boolean =>
  code === 'contribution_closed' || code === 'not_found';

/** The money has arrived already. */
export const saysPaidInto = ({ code }: Failure): boolean => code === 'contribution_paid_into';
