/** The viewports of the screenshots, in pixels. */
export const PICTURE_SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;
