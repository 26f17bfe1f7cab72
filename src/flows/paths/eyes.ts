import { screen } from '@testing-library/react';
import { isAtAddress } from './addresses.ts';
import { labelled } from './labels.ts';
import type { Condition, Sight } from './model/sight.ts';
import { wordsOf } from './model/sight.ts';

/** Roles whose name is not what they say: they are known by their text. */
const KNOWN_BY_TEXT: ReadonlySet<string> = new Set(['alert', 'status']);

const ARIA: Readonly<Record<Condition, string>> = {
  busy: 'aria-busy',
  disabled: 'aria-disabled',
  pressed: 'aria-pressed',
  checked: 'aria-checked',
  selected: 'aria-selected',
  invalid: 'aria-invalid',
};

/** Looks for a sight on the rendered page. @throws where it is not there, with what was looked for. */
export function expectSight(sight: Sight, address: string): void {
  const isThere = 'without' in sight ? !isSeen(sight.without, address) : isSeen(sight, address);
  if (!isThere) throw new Error(`Not seen: ${wordsOf(sight)}. The page says: ${pageText()}`);
}

function isSeen(sight: Exclude<Sight, { without: unknown }>, address: string): boolean {
  if ('address' in sight) return isAtAddress(sight.address, address);
  if ('text' in sight) return pageText().includes(sight.text);
  if ('field' in sight) {
    return screen
      .queryAllByLabelText(labelled(sight.field))
      .some(
        (field) =>
          (sight.holds === undefined || ('value' in field && field.value === sight.holds)) &&
          (sight.says === undefined || descriptionOf(field).includes(sight.says)),
      );
  }
  const { role, name, is, isNot } = sight;
  const found = KNOWN_BY_TEXT.has(role)
    ? screen.queryAllByRole(role).filter(({ textContent }) => textContent?.includes(name))
    : screen.queryAllByRole(role, { name: (actual) => actual.includes(name) });
  return found.some((element) => (!is || isSo(element, is)) && (!isNot || !isSo(element, isNot)));
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

const pageText = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
