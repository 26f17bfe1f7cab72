import { expect, type Locator, type Page } from '@playwright/test';

/** As long as a finger holds a key: a radio button is chosen by an arrow only while that is down. */
const HELD_MS = 60;

/** Presses a key, and sees the focus arrive where it should: an element that now looks focused. */
export async function press(page: Page, keys: string, target?: Locator): Promise<void> {
  const before = target && (await target.isVisible()) ? await looksOf(target) : null;
  await page.keyboard.press(keys, { delay: HELD_MS });
  if (!target) return;
  await expect(target).toBeFocused();
  if (before !== null)
    await expect.poll(() => looksOf(target), `${keys}: the focus can be seen`).not.toBe(before);
}

/** How an element and what is around it are drawn, as far as a focus shows in it. */
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
