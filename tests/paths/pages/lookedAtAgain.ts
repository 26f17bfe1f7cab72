import type { World } from '../world.ts';

/** From another tab or app: the page is looked at again. */
export const lookedAtAgain = ({ page }: World): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
