import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These files mostly wait for real time: started first, they wait while the others run. */
const WAITING = [
  'money/months/',
  'jobs-killed',
  'banks/going-live',
  'banks/contract',
  'server/jobs.test',
  'identity-picture',
];

/** Runs the files that wait first, then groups the rest by environment, so that they share its processes. */
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
