import { codesAfter } from '../listings/codes.ts';
import { sampleListings } from './load.ts';

/** The code of each home of the sample, by its key, in a database that it was the first to be loaded into. */
export function sampleCodes(): Map<string, string> {
  const codeIn = codesAfter(new Map());
  return new Map(sampleListings(new Date(0)).map((home) => [home.sourceKey, codeIn(home.state)]));
}
