import { visitWizardScreens } from './kit/buyerScreens.ts';
import { expect, test } from './kit/fixtures.ts';
import { silentEvents } from './kit/silentEvents.ts';

/** The wizard on a phone whose text is twice as large. */

/** Text of the topmost layer that runs out of the screen or of the box that clips it. */
function cutTexts(): string[] {
  const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');
  const cut = new Set<string>();
  const walker = document.createTreeWalker(layer ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('svg, canvas, [aria-hidden="true"], select')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { right, width } = range.getBoundingClientRect();
    for (let box: Element | null = parentElement; box && width > 0; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') break;
      const isEdge = overflowX !== 'visible' || box === document.body;
      if (isEdge && right > box.getBoundingClientRect().right + 1) cut.add(textContent);
    }
  }
  return [...cut];
}

test('text twice as large leaves each page of the wizard within 360 px and cuts none of it', async ({
  largeTextPage: page,
}) => {
  test.slow();
  await silentEvents(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitWizardScreens(page, async (screen) => {
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widthPx, `${screen} runs over`).toBe(360);
    expect.soft(await page.evaluate(cutTexts), `${screen} cuts text`).toEqual([]);
  });
});
