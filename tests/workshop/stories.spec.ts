import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './kit/fixtures.ts';
import { openStory, storiesOf, THEMES } from './kit/workshop.ts';

/** Each component in each of its states: it draws itself, in our fonts, and axe finds nothing. */

const WIDTHS_PX = [360, 1280] as const;
const byComponent = Map.groupBy(storiesOf(), ({ title }) => title);

for (const [component, stories] of byComponent) {
  test(component, async ({ page, workshop }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const story of stories) {
      for (const theme of THEMES) {
        const what = `${story.name}, ${theme}`;
        await openStory(page, workshop, story, theme);
        for (const width of WIDTHS_PX) {
          await page.setViewportSize({ width, height: 800 });
          const overflowPx = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflowPx, `${what} runs over at ${width} px`).toBe(0);
        }
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          // A story is a part of a page, not a page.
          .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
          .analyze();
        expect
          .soft(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
            what,
          )
          .toStrictEqual([]);
        expect.soft(await unloadedFonts(page), `${what}: text in a font that is not ours`).toStrictEqual([]);
      }
    }
    expect(problems).toStrictEqual([]);
  });
}

/** Families that some text of the story asks for first and that the browser has not loaded. */
const unloadedFonts = (page: import('@playwright/test').Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = new Set(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const missing = new Set<string>();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent?.trim() || !element?.checkVisibility()) continue;
      if (element.closest('script, style')) continue;
      const [first = ''] = getComputedStyle(element).fontFamily.split(',');
      const family = first.trim().replaceAll(/["']/g, '');
      if (!loaded.has(family))
        missing.add(`${family}: ${walker.currentNode.textContent.trim().slice(0, 40)}`);
    }
    return [...missing];
  });
