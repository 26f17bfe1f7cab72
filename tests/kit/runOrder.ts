import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for real time more than they work: begun first, they wait beside all the others. */
const WAITING = [
  'money/months/',
  'jobs-killed',
  'banks/going-live',
  'banks/contract',
  'server/jobs.test',
  'identity-picture',
];

/** Files that wait come first; after them, files of one environment follow one another, so that they share its processes. */
export class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(file.moduleId)]));
    const groups = Map.groupBy(sorted, ({ project }) => project);
    return [...groups.values()].flatMap((group) =>
      group.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
    );
  }
}

function rankOf(file: string): number {
  const place = WAITING.findIndex((part) => file.includes(part));
  if (place >= 0) return place - WAITING.length;
  return readFileSync(file, 'utf8').startsWith('// @vitest-environment') ? 1 : 0;
}
