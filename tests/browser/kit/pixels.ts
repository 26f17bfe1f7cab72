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
