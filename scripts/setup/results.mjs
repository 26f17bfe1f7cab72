import { stripVTControlCharacters } from 'node:util';

/** Maximum lines of a failure's message in the summary; the output above it has the rest. */
const SHOWN_LINES = 40;
const SHOWN_FILES = 15;

/**
 * Converts Playwright's report to one part per project. Projects run in parallel, so each gets a share of the total
 * time.
 */
export function playwrightParts({ suites, errors }, seconds) {
  const projects = new Map();
  const count = ({ specs = [], suites: inner = [] }) => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const part = projects.get(projectName) ?? newPart(projectName);
        projects.set(projectName, part);
        const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        part.seconds += seconds;
        part.files.push({ file, seconds });
        if (status === 'expected') part.passed += 1;
        // A test that passed only on a retry counts as failed.
        else if (status !== 'skipped')
          part.failures.push({ file, title, message: results.at(-1)?.error?.message ?? status });
      }
    inner.forEach(count);
  };
  suites.forEach(count);
  const counted = [...projects.values()];
  const wholeSeconds = counted.reduce((sum, part) => sum + part.seconds, 0);
  for (const part of counted) part.seconds *= seconds / wholeSeconds;
  if (errors.length > 0)
    counted.push({
      name: 'outside the tests',
      seconds: 0,
      passed: 0,
      failures: errors.map(({ message }) => ({ file: '', title: '', message })),
    });
  return counted;
}

const newPart = (name) => ({ name, seconds: 0, passed: 0, failures: [], files: [] });

/** Prints the parts of a run, each with its time and its counts. */
export function printParts(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failures } of parts) {
    const whole = Math.round(seconds);
    const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
    const counts = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
    console.log(`${name.padEnd(width)}  ${time.padStart(5)}  ${counts}`);
  }
}

/** Prints the files whose tests took longest, with their seconds: what to make faster first. */
export function printSlowest(parts) {
  const seconds = new Map();
  for (const { file, seconds: more } of parts.flatMap(({ files = [] }) => files))
    seconds.set(file, (seconds.get(file) ?? 0) + more);
  const slowest = [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN_FILES);
  console.log(`\nThe slowest of ${seconds.size} files:`);
  for (const [file, took] of slowest) console.log(`${took.toFixed(0).padStart(5)} s  ${file}`);
}

/** The end of a program's output, as the message of its failure. */
export const lastLines = (output) => String(output).trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');

/** Prints each failure with the first lines of its message, so that a long run ends with the names of what failed. */
export function printFailures(failures) {
  for (const { file, title, message } of failures) {
    console.log(`\n✗ ${[file, title].filter(Boolean).join(' › ')}`);
    const lines = stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES);
    for (const line of lines) console.log(`    ${line}`);
  }
}
