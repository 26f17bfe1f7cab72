import type { Contribution } from '#api/calls/contributions.ts';

/** Why a buyer changes a plan; also the last segment of the page's path, except for `rescue`. */
export type Purpose = 'rescue' | 'change' | 'pay-rest';

export const TITLES: Readonly<Record<Purpose, string>> = {
  rescue: 'Having a hard month?',
  change: 'Change this plan',
  'pay-rest': 'Pay the rest yourself',
};

export const ABOUT: Readonly<Record<Purpose, string>> = {
  rescue:
    'It happens. Choose what would help, see exactly what it changes, and decide then. Nothing changes before you confirm it, and none of this costs a fee.',
  change:
    'See what another duration, unit or plan comes to, side by side with what you have. Nothing changes before you confirm it.',
  'pay-rest':
    'The home stays yours, and what you have paid counts in full. Choose over how many months you pay what the mortgage would have paid, see the quote, and agree to its terms. Nothing changes before you agree.',
};

/** Whether a plan can currently be changed for this purpose. */
export const canChange = ({ status, mortgageProgress }: Contribution, purpose: Purpose): boolean =>
  purpose === 'pay-rest'
    ? status === 'completed' && mortgageProgress?.state === 'declined'
    : status === 'active';
