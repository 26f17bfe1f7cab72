import { expect, type Locator, type Page } from '@playwright/test';

/** As long as a finger holds a key: an arrow selects a radio button only while the key is down. */
const HELD_MS = 60;

/** Presses a key, and asserts that the focus reaches the target, which now looks focused. */
export async function press(page: Page, keys: string, target?: Locator): Promise<void> {
  const before = target && (await target.isVisible()) ? await looksOf(target) : null;
  await page.keyboard.press(keys, { delay: HELD_MS });
  if (!target) return;
  await expect(target).toBeFocused();
  if (before !== null)
    await expect.poll(() => looksOf(target), `${keys}: the focus can be seen`).not.toBe(before);
}

/** The styles of an element and its surroundings that can show the focus. */
const looksOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    return around
      .map((each) => {
        if (!each) return '';
        const { outline, boxShadow, backgroundColor, borderColor } = getComputedStyle(each);
        return [outline, boxShadow, backgroundColor, borderColor].join();
      })
      .join('; ');
  });
