import type { Page } from '@playwright/test';
import { axeViolations, COLOUR_RULES } from '#tests/kit/axe.ts';
import { expectEventually } from './kit/expectEventually.ts';
import { expect, test } from './kit/fixtures.ts';
import { expectForcedColours } from './kit/forcedColours.ts';
import { openStory, setTheme, storiesOf } from './kit/workshop.ts';

/** Each component in each of its states: it renders, in our fonts and in forced colours, and axe finds no violation. */

const WIDTHS_PX = [360, 1280] as const;

const byComponent = Map.groupBy(storiesOf(), ({ title }) => title);

for (const [component, stories] of byComponent) {
  test(component, async ({ storyPage: page, workshop }) => {
    test.slow();
    const problems: string[] = [];
    page.removeAllListeners('pageerror').on('pageerror', (error) => problems.push(error.message));
    page.removeAllListeners('console').on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
    });
    for (const story of stories) {
      await openStory(page, workshop, story, 'light');
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        await expectEventually(() => overflowPx(page), `${story.name} runs over at ${width} px`).toBe(0);
      }
      await expectEventually(() => axeViolations(page, PART_RULES), story.name).toStrictEqual([]);
      await expectEventually(
        () => unloadedFonts(page),
        `${story.name}: a font that is not ours`,
      ).toStrictEqual([]);
      await setTheme(page, 'dark');
      await expectEventually(() => axeViolations(page, COLOUR_RULES), `${story.name}, dark`).toStrictEqual(
        [],
      );
      await setTheme(page, 'light');
      await expectForcedColours(page, story.name);
    }
    expect(problems).toStrictEqual([]);
  });
}

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A story is a part of a page, so rules about whole pages do not apply. */
const PART_RULES = {
  rules: Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
  ),
};

/** Font families that are the first choice of some text of the story but are not loaded. */
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
