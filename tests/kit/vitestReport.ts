import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from '../../scripts/setup/root.mjs';

/**
 * Writes to a file how many tests passed, the failures, and the seconds of each file, for `npm test`. vitest's own JSON
 * leaves out why a suite's hooks failed, and the errors outside the tests.
 */
export class VitestReport implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errorsOutsideTests: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...modules.flatMap((module) => failuresOf(module, '', module.errors())),
      ...modules
        .flatMap((module) => [...module.children.allSuites()])
        .flatMap((suite) => failuresOf(suite.module, suite.fullName, suite.errors())),
      ...tests.flatMap((test) => failuresOf(test.module, test.fullName, test.result().errors ?? [])),
      ...errorsOutsideTests.map((error) => ({
        file: '',
        title: 'outside the tests',
        message: textOf(error),
      })),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const files = modules.map((module) => ({
      file: fileOf(module),
      seconds: module.diagnostic().duration / 1000,
    }));
    writeFileSync(this.#file, JSON.stringify({ passed, failures, files }));
  }
}

const fileOf = ({ moduleId }: TestModule): string => path.relative(ROOT, moduleId);

/** One failure of a test or a suite, however many errors it has; none without an error. */
const failuresOf = (module: TestModule, title: string, errors: readonly SerializedError[]) =>
  errors.length === 0 ? [] : [{ file: fileOf(module), title, message: errors.map(textOf).join('\n') }];

/** An error with its causes: of a failed statement the cause alone says what the database answered. */
const textOf = ({ stack, message, cause }: SerializedError): string =>
  `${stack ?? message}${cause ? `\nCaused by ${textOf(cause)}` : ''}`;
