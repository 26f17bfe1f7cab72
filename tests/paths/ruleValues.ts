/**
 * The numbers of the rules that a test or cases enforce, by the rule's label, duplicated here on purpose: such a test may
 * take its number from the constant, and would not notice a changed one. Other rules have theirs in a model.
 */
export const RULE_VALUES: Readonly<Record<string, string>> = {
  'Homes on a page': '18 homes',
  'Characters of a search text, at most': '200 characters',
  'The first day, from today, after': '1 day',
  'The last day, from today, after': '28 days',
  'Messages seen at once, at most': '3 messages',
  'A message stays, unless it says otherwise, for': '5 seconds',
  'Characters in a password, at least': '8 characters',
  'Characters in a password, at most': '200 characters',
  'Wrong passwords before the next attempt has to wait, longer each time': '10 passwords',
  'After a change of the name, no money goes to a new bank account, and no allocation letter is issued, for':
    '48 hours',
  'A code can be used for': '10 minutes',
  'Wrong codes before the next attempt has to wait, longer each time': '10 codes',
  'Tries for one code': '5 tries',
  'Codes an hour, to verify a phone or to reset a password': '5 codes',
  'Codes to a phone number or an email address that nobody has verified, in 30 days': '5 codes',
  'A session lasts': '3 hours',
  'A photo for the picture has at most': '20 MB',
  'Documents are kept for': '6 years',
  'Plan A: all of the price in instalments, after a downpayment, due at once, of': '20%',
  'Plans B and C: a part of the price in instalments, on B the first at once, a mortgage for the rest; the part is':
    '30%',
  'Share of the balance of the retirement savings account that counts towards it': '25%',
  'Plans B and C: share of the price that brings the allocation letter': '15%',
  'Months of a plan, at least': '1 month',
  'Months of a plan, at most': '36 months',
  'Share of a salary that a month takes without a warning, at most': '33%',
  'The notification that a plan ends too late stays for': '10 seconds',
  'An unpaid unit is held for (setting `UNIT_HOLD_HOURS`)': '48 hours',
  'The same on Plan C (setting `PLAN_C_HOLD_DAYS`)': '14 days',
  'Units that one buyer can hold unpaid': '10 units',
  'Without a transfer a payment lapses after (setting `PAYMENT_LAPSE_DAYS`)': '14 days',
  'Age at the end of the plan, at most': '55 years',
  'Pauses of a contribution, at most': '1 time',
  'Length of a pause': '1 month',
  'Kept back of what was paid (setting `EXIT_FEE_BPS`, as at the agreement)': '0%',
  'A second person decides within': '5 days',
  'In a day, at most (setting `WITHDRAWAL_DAY_LIMIT_NAIRA`)': '₦5,000,000',
};
