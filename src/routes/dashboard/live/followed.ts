/** Contributions whose payment is followed before the buyer's eyes, in an open dialog: it says itself what came. */
const followed = new Map<string, number>();

export const isFollowed = (contributionId: string): boolean => (followed.get(contributionId) ?? 0) > 0;

/** Counts a dialog in, and with what it returns out again. */
export function follow(contributionId: string): () => void {
  const add = (by: number) => followed.set(contributionId, (followed.get(contributionId) ?? 0) + by);
  add(1);
  return () => void add(-1);
}
