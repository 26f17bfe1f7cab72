/** Up to this height above the ground, what stands there takes light from itself. */
const FOOT_M = 1.4;
/** The share of the sky's light at the very foot. */
const FOOT_SHARE = 0.62;
/** A face that leans less than this from the horizontal is a floor: it sees the sky. */
const FLOOR_NORMAL = 0.5;

/**
 * The share of light that reaches a corner of a face, for its vertex colour: ambient occlusion by the ground. Baked,
 * because a pass over the screen costs a phone more than the rest of the picture.
 * @param zM height above the ground
 * @param normalZ the vertical part of its normal, from -1 to 1
 */
export function skyShare(zM: number, normalZ: number): number {
  if (normalZ > FLOOR_NORMAL) return 1;
  const up = Math.min(1, Math.max(0, zM / FOOT_M));
  return FOOT_SHARE + (1 - FOOT_SHARE) * Math.sqrt(up);
}
