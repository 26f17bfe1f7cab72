/** What came of one round of walks. */
export interface Round {
  readonly walked: number;
  /** The sentences of the failed walks. */
  readonly failed: readonly string[];
  readonly minutes: number;
  /** The processes that ran or waited to run, in the mean of its last minute. */
  readonly load: number;
}

const MS_PER_MINUTE = 60_000;
/** A round that fails as a whole must not fill the screen. */
const LISTED = 10;

/** Reads a round from the JUnit report of its walks; null if there is no report, as after a crash. */
export function roundOf(
  junit: string | null,
  { lastedMs, load }: { readonly lastedMs: number; readonly load: number },
): Round | null {
  if (junit === null) return null;
  const walks = [...junit.matchAll(/<testcase name="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g)];
  return {
    walked: walks.filter(([, , inside = '']) => !inside.includes('<skipped')).length,
    failed: walks.flatMap(([, name = '', inside = '']) =>
      inside.includes('<failure') || inside.includes('<error') ? [unescaped(name)] : [],
    ),
    minutes: lastedMs / MS_PER_MINUTE,
    load,
  };
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => CHARACTERS[name] ?? whole);

/** The lines for a round: how many walks failed, how long it took, the load, and which failed. */
export function roundText(number: number, round: Round | null): string {
  if (!round) return `Round ${number}: no report`;
  const { walked, failed, minutes, load } = round;
  const more = failed.length - LISTED;
  return [
    `Round ${number}: ${failed.length} of ${walked} failed, ${minutes.toFixed(1)} minutes, load ${load.toFixed(1)}`,
    ...failed.slice(0, LISTED).map((sentence) => `  ${sentence}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

/** The line for all rounds. */
export function roundsText(rounds: readonly (Round | null)[]): string {
  const done = rounds.filter((round) => round !== null);
  const failing = rounds.filter((round) => round === null || round.failed.length > 0).length;
  const longest = Math.max(0, ...done.map(({ minutes }) => minutes));
  return `${rounds.length} rounds, ${failing} with failures, the longest ${longest.toFixed(1)} minutes`;
}
