/** An amount of a story in millions of naira. The controls of the workshop accept negative numbers too. */
export const storyMillions = (millions: number): string =>
  millions === 0 ? '₦0' : `${millions < 0 ? '-' : ''}₦${Math.abs(millions)}m`;
