const OPENING = 'It shows only while a part of the page is fetched; the walks wait for what follows.';

const NO_SCRIPT = 'It stands in `noscript`, for browsers without JavaScript, in which no flow runs.';

const NOT_LOOKED_AT = 'A blind spot: it stands beside what the paths look at, and no path looks at it yet.';

/** The screen faults that the path tests do not detect, by name, each with the reason. */
export const SCREEN_SURVIVORS: Readonly<Record<string, string>> = {
  'text changed “Loading” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
  'text changed “Withdraw” src/routes/dashboard/withdrawal/WithdrawalDialog.tsx': OPENING,
  'element missing <Button type="submit" src/routes/search/PlainFilters.tsx': NO_SCRIPT,
  'text changed “Apply” src/routes/search/PlainFilters.tsx': NO_SCRIPT,
  'element missing <Button type="submit" variant="quiet" src/routes/search/SearchOrder.tsx': NO_SCRIPT,
  'text changed “Sort” src/routes/search/SearchOrder.tsx': NO_SCRIPT,
  'wired elsewhere onHighlight (unitId, by) => { setHighlightedId(unitId); cons src/app/unit-picker/UnitPicker.tsx':
    NOT_LOOKED_AT,
  'other value field.value src/routes/property/inspection/InspectionFields.tsx': NOT_LOOKED_AT,
  'other value applied.q src/routes/search/AppliedChips.tsx': NOT_LOOKED_AT,
  'wired elsewhere onChange ([chosen = months]) => onChange({ months: chosen }) src/routes/search/MonthlyLimit.tsx':
    NOT_LOOKED_AT,
};
