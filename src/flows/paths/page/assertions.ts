import { expect, type Locator, type Page } from '@playwright/test';
import {
  FOUND_BY_TEXT,
  fieldLabel,
  isAtAddress,
  wholeName,
  wholeSentences,
  wholeWords,
} from '../matching.ts';
import {
  type Condition,
  type ElementQuery,
  type Expectation,
  expectationText,
} from '../model/expectation.ts';

/** A failing query is retried after 1, 2 and 4 s before the page shows the error, and the test machine may be slow. */
const EXPECTATION_DEADLINE_MS = 30_000;
type Present = Exclude<Expectation, { without: unknown }>;

const CONDITIONS: Readonly<Record<Condition, string>> = {
  busy: '[aria-busy=true]',
  disabled: ':is(:disabled, [aria-disabled=true])',
  pressed: '[aria-pressed=true]',
  checked: ':is(:checked, [aria-checked=true])',
  selected: '[aria-selected=true]',
  invalid: '[aria-invalid=true]',
};

/** Waits until the open page meets the expectation. */
export async function checkExpectation(page: Page, expectation: Expectation): Promise<void> {
  const options = { timeout: EXPECTATION_DEADLINE_MS };
  if ('without' in expectation) return expectNone(page, expectation.without);
  if ('address' in expectation)
    return expect(page, expectationText(expectation)).toHaveURL(isAt(expectation.address), options);
  const found = shown(locate(page, expectation)).first();
  await expect(found, expectationText(expectation)).toBeVisible(options);
  if (!('field' in expectation)) return;
  if (expectation.value !== undefined)
    await expect(found, expectationText(expectation)).toHaveValue(expectation.value, options);
  if (expectation.description !== undefined) {
    await expect(found, expectationText(expectation)).toHaveAccessibleDescription(
      wholeWords(expectation.description),
      options,
    );
  }
}

/**
 * Waits until the open page does not meet the expectation. For a field with a value or a description, it is enough that
 * the field has another one.
 */
async function expectNone(page: Page, expectation: Present): Promise<void> {
  const options = { timeout: EXPECTATION_DEADLINE_MS };
  const words = `no ${expectationText(expectation)}`;
  if ('address' in expectation) return expect(page, words).not.toHaveURL(isAt(expectation.address), options);
  const found = shown(locate(page, expectation));
  const isAnyField =
    !('field' in expectation) || (expectation.value === undefined && expectation.description === undefined);
  if (isAnyField || (await found.count()) === 0) return expect(found, words).toHaveCount(0, options);
  if (expectation.value !== undefined)
    return expect(found.first(), words).not.toHaveValue(expectation.value, options);
  const said = wholeWords(expectation.description ?? '');
  await expect(found.first(), words).not.toHaveAccessibleDescription(said, options);
}

/** The states that the open page reports, and its alerts, for failure reports. */
export async function pageStatus(page: Page): Promise<string> {
  const states = await page
    .locator('[data-state]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-state')));
  const alerts = await shown(page.getByRole('alert')).allInnerTexts();
  const said = alerts.length > 0 ? `, which says “${alerts.join('” and “')}”` : '';
  const own = states.filter((state) => state && !OF_WIDGETS.has(state));
  return `The page ${own.length > 0 ? `is in ${own.join(' + ')}` : `at ${page.url()}`}${said}.`;
}

/** Values of `data-state` that belong to widgets, not to a flow. */
const OF_WIDGETS: ReadonlySet<string | null> = new Set([
  'open',
  'closed',
  'active',
  'inactive',
  'checked',
  'unchecked',
  'on',
  'off',
  'visible',
  'hidden',
  'delayed-open',
  'instant-open',
]);

const shown = (locator: Locator): Locator => locator.filter({ visible: true });

function locate(page: Page, expectation: Exclude<Present, { address: string }>): Locator {
  if ('text' in expectation) return page.getByText(wholeWords(expectation.text));
  if ('field' in expectation) return page.getByLabel(fieldLabel(expectation.field));
  const { is, isNot } = expectation;
  const named = namedBy(page, expectation);
  const so = is ? named.and(page.locator(CONDITIONS[is])) : named;
  return isNot ? so.and(page.locator(`:not(${CONDITIONS[isNot]})`)) : so;
}

function namedBy(page: Page, { role, name }: ElementQuery): Locator {
  const all = page.getByRole(role);
  if (name === undefined) return all;
  if (!FOUND_BY_TEXT.has(role)) return page.getByRole(role, { name: wholeName(name) });
  const sentences = wholeSentences(name);
  return all.filter({ hasText: sentences }).or(all.filter({ has: shown(page.getByText(sentences)) }));
}

const isAt =
  (address: string) =>
  (url: URL): boolean =>
    isAtAddress(address, url.pathname + url.search);
