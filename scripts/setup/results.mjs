import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/** So much of a failure's message stands in the summary; the rest is in the output above it. */
const SHOWN_LINES = 12;

/** What vitest's report says, as one part that took so many seconds. */
export function vitestParts({ numPassedTests, testResults }, seconds) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fell over before its tests could run.
    if (status === 'failed' && failed.length === 0) return [{ file, title: '', message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages.join('\n'),
    }));
  });
  return [{ name: 'vitest', seconds, passed: numPassedTests, failures }];
}

/** What Playwright's report says, one part for each project. They run side by side, so each has its share of the whole time. */
export function playwrightParts({ suites, errors }, seconds) {
  const projects = new Map();
  const count = ({ specs = [], suites: inner = [] }) => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const part = projects.get(projectName) ?? { name: projectName, seconds: 0, passed: 0, failures: [] };
        projects.set(projectName, part);
        part.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        if (status === 'expected') part.passed += 1;
        // One that passed only when it was tried again has failed.
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

/** Prints the parts of a run, each with its time and what it counted. */
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

/** Prints what failed, each with the first lines of its message: the end of a run of thousands of tests names it. */
export function printFailures(failures) {
  for (const { file, title, message } of failures) {
    console.log(`\n✗ ${[file, title].filter(Boolean).join(' › ')}`);
    const lines = stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES);
    for (const line of lines) console.log(`    ${line}`);
  }
}
