const OPENING = 'It shows only while a part of the page is fetched; the walks wait for what follows.';

const NO_SCRIPT = 'It stands in `noscript`, for browsers without JavaScript, in which no flow runs.';

/** The screen faults that the path tests do not detect, by name, each with the reason. */
export const SCREEN_SURVIVORS: Readonly<Record<string, string>> = {
  'text changed “Opening” src/routes/dashboard/make-contribution/MakeContribution.tsx': OPENING,
  'text changed “Opening” src/routes/dashboard/profile/ProfileDetails.tsx': OPENING,
  'text changed “Opening” src/routes/dashboard/withdrawal/WithdrawMoney.tsx': OPENING,
  'text changed “Opening” src/routes/property/inspection/AskInspection.tsx': OPENING,
  'text changed “Loading” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
  'text changed “Withdraw” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
  'element missing <Button type="submit" src/routes/search/PlainFilters.tsx': NO_SCRIPT,
  'text changed “Apply” src/routes/search/PlainFilters.tsx': NO_SCRIPT,
  'element missing <Button type="submit" variant="quiet" src/routes/search/SearchOrder.tsx': NO_SCRIPT,
  'text changed “Sort” src/routes/search/SearchOrder.tsx': NO_SCRIPT,
};
