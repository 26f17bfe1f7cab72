const OPENING = 'It shows only while a part of the page is fetched; the walks wait for what follows.';

const NO_SCRIPT = 'It stands in `noscript`, for browsers without JavaScript, in which no flow runs.';

const SPOKEN_NAME =
  'It names a group or a picture for screen readers alone; the paths look at what is in it, by its text.';
const NOT_LOOKED_AT = 'A blind spot: it stands beside what the paths look at, and no path looks at it yet.';

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
  'text changed “The account to pay into” src/app/contribution/AccountTicket.tsx': SPOKEN_NAME,
  'text changed “{done} of {total} instalments paid, {formatNaira(paid)}  src/app/contribution/ContributionCloth.tsx':
    SPOKEN_NAME,
  'text changed “Steps to your contribution” src/app/contribution/FlowHead.tsx': SPOKEN_NAME,
  'text changed “Views of the home” src/app/unit-picker/views/Views.tsx': SPOKEN_NAME,
  'text changed “Where the price comes from” src/routes/contribution-calculator/Breakdown.tsx': SPOKEN_NAME,
  'text changed “A contribution begins with a home and one of its units.” src/app/contribution/FlowGate.tsx':
    NOT_LOOKED_AT,
  'element missing <Notice tone="info" action={action} src/app/unit-picker/views/ModelView.tsx':
    NOT_LOOKED_AT,
  'text changed “{REASON_TEXT[reason]} {shownInstead}” src/app/unit-picker/views/ModelView.tsx':
    NOT_LOOKED_AT,
  'wired elsewhere onHighlight (unitId, by) => { setHighlightedId(unitId); cons src/app/unit-picker/UnitPicker.tsx':
    NOT_LOOKED_AT,
  'text changed “Equity contribution is {shareText(EQUITY_BPS)} of the Prop src/routes/contribution-calculator/CalculatorFields.tsx':
    NOT_LOOKED_AT,
  'other value property.price src/routes/contribution-calculator/CalculatorScreen.tsx': NOT_LOOKED_AT,
  'other value longest.durationMonths src/routes/contribution-calculator/SalaryAdviceNotice.tsx':
    NOT_LOOKED_AT,
  'element missing <Link href={searchPath({ maxKobo: affordablePriceKobo })} src/routes/contribution-calculator/SalaryAdviceNotice.tsx':
    NOT_LOOKED_AT,
  'text changed “See those homes” src/routes/contribution-calculator/SalaryAdviceNotice.tsx': NOT_LOOKED_AT,
  'text changed “Share of your salary” src/routes/contribution-calculator/SalaryShare.tsx': SPOKEN_NAME,
  'other value property.title src/routes/select-plan/SelectPlanScreen.tsx':
    'A unit is chosen on this page, so that its name stands in the place of the title.',
  'text changed “We are waiting for the” src/routes/dashboard/make-contribution/ReplaceNotice.tsx':
    NOT_LOOKED_AT,
  'other value field.value src/routes/property/inspection/InspectionFields.tsx': NOT_LOOKED_AT,
  'other value applied.q src/routes/search/AppliedChips.tsx': NOT_LOOKED_AT,
  'wired elsewhere onChange ([chosen = months]) => onChange({ months: chosen }) src/routes/search/MonthlyLimit.tsx':
    NOT_LOOKED_AT,
};
