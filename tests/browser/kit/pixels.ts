import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** How many different colours a part of the page shows: many for a picture, one for an empty canvas. */
export async function colorCount(part: Locator): Promise<number> {
  const { data } = await raw(part);
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 3) {
    colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  return colors.size;
}

/** Asserts that more than this share of a part's pixels changes soon after `act`. */
export async function expectChange(part: Locator, share: number, act: () => Promise<void>): Promise<void> {
  const before = await raw(part);
  await act();
  await expect.poll(async () => changedShare(before, await raw(part))).toBeGreaterThan(share);
}

/**
 * Asserts that the letters of an element's first text differ from what is behind them: within the text there is only one
 * colour if the browser draws the same behind them, as forced colours can.
 */
export async function expectReadable(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((root) => {
    const range = document.createRange();
    range.selectNode(document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode() ?? root);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
  });
  const { channels } = await sharp(await element.page().screenshot({ clip })).stats();
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(128);
}

/** The share of changed pixels, from 0 to 1. */
function changedShare(before: Raw, after: Raw): number {
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const difference = [0, 1, 2].some(
      (channel) => Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > 24,
    );
    if (difference) changed += 1;
  }
  return changed / (before.data.length / 3);
}

type Raw = Awaited<ReturnType<typeof raw>>;

const raw = async (part: Locator) =>
  sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
