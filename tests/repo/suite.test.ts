import { expect, it } from 'vitest';
import { runSuite } from '../../scripts/setup/suite.mjs';

const FAILURE = { file: 'a.test.ts', title: 'opens', message: 'It stayed closed.' };

interface Counted {
  readonly passed: number;
  readonly failures: readonly (typeof FAILURE)[];
}

/** A runner that reports these counts, in its first run and in its second. */
function suiteOf(first: Counted, second?: Counted, secondCode = 0) {
  const report = (counted: Counted | undefined, file: string, code: number) => [
    '-e',
    `${counted ? `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(counted))});` : ''} process.exit(${code})`,
  ];
  return runSuite<Counted>({
    name: 'runner',
    command: 'node',
    args: (file) => report(first, file, first.failures.length > 0 ? 1 : 0),
    again: (_, file) => report(second, file, secondCode),
    env: () => ({}),
    partsOf: (counted, seconds) => [{ name: 'tests', seconds, ...counted }],
  });
}

it('counts what fails beside the others and passes alone as passed, and says so', async () => {
  const { parts, unstable } = await suiteOf({ passed: 9, failures: [FAILURE] }, { passed: 1, failures: [] });
  expect(parts).toMatchObject([{ passed: 10, failures: [] }]);
  expect(unstable).toEqual([FAILURE]);
});

it('counts what fails alone too as failed', async () => {
  const again = { passed: 0, failures: [FAILURE] };
  const { parts, unstable } = await suiteOf({ passed: 9, failures: [FAILURE] }, again, 1);
  expect(parts).toMatchObject([{ passed: 9, failures: [FAILURE] }]);
  expect(unstable).toEqual([]);
});

it.each([
  ['found nothing', { passed: 0, failures: [] }, 0],
  ['wrote no report', undefined, 1],
  ['fell over after its tests', { passed: 1, failures: [] }, 1],
])('keeps a failure when the second run %s', async (_, again, code) => {
  const { parts } = await suiteOf({ passed: 9, failures: [FAILURE] }, again, code);
  expect(parts).toMatchObject([{ passed: 9, failures: [FAILURE] }]);
});

it('runs many failures once', async () => {
  const failures = Array.from({ length: 6 }, (_, at) => ({ ...FAILURE, title: `opens ${at}` }));
  const { parts, unstable } = await suiteOf({ passed: 9, failures }, { passed: 6, failures: [] });
  expect(parts[0]?.failures).toHaveLength(6);
  expect(unstable).toEqual([]);
});

it('counts a runner that fell over as failed', async () => {
  const { parts } = await suiteOf({ passed: 0, failures: [] });
  expect(parts.flatMap((part) => part.failures)).toEqual([]);
  const fallen = await runSuite<Counted>({
    name: 'runner',
    command: 'node',
    args: () => ['-e', 'process.exit(3)'],
    again: () => ['-e', 'process.exit(3)'],
    env: () => ({}),
    partsOf: (counted, seconds) => [{ name: 'tests', seconds, ...counted }],
  });
  expect(fallen.parts.flatMap((part) => part.failures)).toMatchObject([{ message: 'runner ended with 3' }]);
});
