const OPENING = 'It shows only while a part of the page is fetched; the walks wait for what follows.';

/** The screen faults that the path tests do not detect, by name, each with the reason. */
export const SCREEN_SURVIVORS: Readonly<Record<string, string>> = {
  'text changed “Opening” src/routes/dashboard/make-contribution/MakeContribution.tsx': OPENING,
  'text changed “Opening” src/routes/dashboard/profile/ProfileDetails.tsx': OPENING,
  'text changed “Opening” src/routes/dashboard/withdrawal/WithdrawMoney.tsx': OPENING,
  'text changed “Opening” src/routes/property/inspection/AskInspection.tsx': OPENING,
  'text changed “Loading” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
  'text changed “Withdraw” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
};
