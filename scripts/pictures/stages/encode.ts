import { PICTURE_WIDTHS_PX } from '#domain/listings/pictures.ts';
import type { Stage } from '#homes/scene/stages/stage.ts';
import { encodeWidths, SMALL } from '#server/platform/media/encode/ladder.ts';
import { openMaster, storeFiles } from '../encode.ts';

const WIDEST_PX = 800 satisfies (typeof PICTURE_WIDTHS_PX)[number];
export const STAGE_WIDTHS_PX: readonly number[] = PICTURE_WIDTHS_PX.filter((widthPx) => widthPx <= WIDEST_PX);

/** Writes a picture of a building site; its key ends with its largest width. */
export async function encodeStage(master: string, code: string, stage: Stage) {
  const { color, files } = await encodeWidths(await openMaster(master), STAGE_WIDTHS_PX, SMALL);
  return storeFiles([...files], (hash) => `${code}/${stage}-${color}-${hash}-${WIDEST_PX}`);
}
