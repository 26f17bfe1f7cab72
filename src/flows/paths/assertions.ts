import { screen } from '@testing-library/react';
import { FOUND_BY_TEXT, fieldLabel, isAtAddress, wholeName, wholeSentences, wholeWords } from './matching.ts';
import type { Condition, ElementQuery, Expectation } from './model/expectation.ts';
import { expectationText } from './model/expectation.ts';
import { isReadable, isVisible, visibleText } from './visible.ts';

const ARIA: Readonly<Record<Condition, string>> = {
  busy: 'aria-busy',
  disabled: 'aria-disabled',
  pressed: 'aria-pressed',
  checked: 'aria-checked',
  selected: 'aria-selected',
  invalid: 'aria-invalid',
};

/**
 * Checks the expectation on the rendered page.
 * @throws if the page does not meet it, with the expectation's text.
 */
export function checkExpectation(expectation: Expectation, address: string): void {
  const problem =
    'without' in expectation
      ? isSeen(expectation.without, address) && `Still seen: ${expectationText(expectation.without)}`
      : !isSeen(expectation, address) && `Not seen: ${expectationText(expectation)}`;
  if (problem) throw new Error(`${problem}. The page says: ${visibleText(document.body)}`);
}

function isSeen(expectation: Exclude<Expectation, { without: unknown }>, address: string): boolean {
  if ('address' in expectation) return isAtAddress(expectation.address, address);
  if ('text' in expectation) return isReadable(document.body, wholeWords(expectation.text));
  if ('field' in expectation) {
    return screen
      .queryAllByLabelText(fieldLabel(expectation.field))
      .some(
        (field) =>
          isVisible(field) &&
          (expectation.value === undefined || ('value' in field && field.value === expectation.value)) &&
          (expectation.description === undefined ||
            wholeWords(expectation.description).test(descriptionOf(field))),
      );
  }
  const { is, isNot } = expectation;
  const found = namedBy(expectation);
  return found.some((element) => (!is || isSo(element, is)) && (!isNot || !isSo(element, isNot)));
}

function namedBy({ role, name }: ElementQuery): HTMLElement[] {
  if (name === undefined) return screen.queryAllByRole(role);
  if (!FOUND_BY_TEXT.has(role)) return screen.queryAllByRole(role, { name: wholeName(name) });
  return screen.queryAllByRole(role).filter((element) => isReadable(element, wholeSentences(name)));
}

function isSo(element: HTMLElement, condition: Condition): boolean {
  if (element.getAttribute(ARIA[condition]) === 'true') return true;
  if (condition === 'checked')
    return element.getAttribute('data-state') === 'checked' || element.matches(':checked');
  return condition === 'disabled' && element.matches(':disabled');
}

const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
