import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { openStory, setTheme, storiesOf } from './kit/workshop.ts';

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
      await openStory(page, workshop, story, 'light');
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        const overflowPx = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflowPx, `${story.name} runs over at ${width} px`).toBe(0);
      }
      expect.soft(await faults(page), story.name).toStrictEqual([]);
      expect.soft(await unloadedFonts(page), `${story.name}: a font that is not ours`).toStrictEqual([]);
      await setTheme(page, 'dark');
      // Only the colours are others.
      expect.soft(await faults(page, ['color-contrast']), `${story.name}, dark`).toStrictEqual([]);
    }
    expect(problems).toStrictEqual([]);
  });
}

/** What axe finds, by all of its rules or by these. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // A story is a part of a page, not a page.
  const { violations } = await (rules
    ? axe.withRules(rules)
    : axe.disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Families that some text of the story asks for first and that the browser has not loaded. */
const unloadedFonts = (page: Page): Promise<string[]> =>
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
