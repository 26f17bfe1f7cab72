import type { World } from '../world.ts';

/** The buyer returns to the page from another tab or app. */
export const returnToTab = ({ page }: World): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
