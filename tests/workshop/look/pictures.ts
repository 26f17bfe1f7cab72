import type { Browser, Page } from '@playwright/test';
import { openStory, type Story, serveWorkshop, setTheme, THEMES } from '../kit/workshop.ts';

const WIDTHS_PX = [360, 1280] as const;

/** Pictures of stories by name, in both themes at two widths, from a built workshop. */
export async function picturesOf(
  browser: Browser,
  folder: string,
  stories: readonly Story[],
): Promise<Map<string, Buffer>> {
  const { origin, close } = await serveWorkshop(folder);
  try {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      timezoneId: 'Africa/Lagos',
      locale: 'en-NG',
    });
    try {
      return await picturesOn(page, origin, stories);
    } finally {
      await page.close();
    }
  } finally {
    await close();
  }
}

async function picturesOn(
  page: Page,
  origin: string,
  stories: readonly Story[],
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  // A fixed time for stories that show a clock.
  await page.clock.setFixedTime(new Date('2026-11-02T09:00:00+01:00'));
  for (const story of stories) {
    await openStory(page, origin, story, 'light');
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 640 });
      for (const theme of THEMES) {
        await setTheme(page, theme);
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        pictures.set(`${story.id}-${theme}-${width}`, picture);
      }
    }
  }
  return pictures;
}
