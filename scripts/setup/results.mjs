/** What vitest's report says, as one part that took so many seconds. */
export function vitestParts({ numPassedTests, numFailedTests, testResults }, seconds) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return [{ name: 'vitest', seconds, passed: numPassedTests, failed: numFailedTests + brokenFiles.length }];
}

/** What Playwright's report says, one part for each project. They run side by side, so each has its share of the whole time. */
export function playwrightParts({ suites, errors }, seconds) {
  const projects = new Map();
  const count = ({ specs = [], suites: inner = [] }) => {
    for (const { projectName, status, results } of specs.flatMap(({ tests }) => tests)) {
      const part = projects.get(projectName) ?? { name: projectName, seconds: 0, passed: 0, failed: 0 };
      projects.set(projectName, part);
      part.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      if (status === 'expected') part.passed += 1;
      // One that passed only when it was tried again has failed.
      else if (status !== 'skipped') part.failed += 1;
    }
    inner.forEach(count);
  };
  suites.forEach(count);
  const counted = [...projects.values()];
  const wholeSeconds = counted.reduce((sum, part) => sum + part.seconds, 0);
  for (const part of counted) part.seconds *= seconds / wholeSeconds;
  if (errors.length > 0)
    counted.push({ name: 'outside the tests', seconds: 0, passed: 0, failed: errors.length });
  return counted;
}

/** Prints the parts of a run, each with its time and what it counted. */
export function printParts(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed } of parts) {
    const whole = Math.round(seconds);
    const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
    const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
    console.log(`${name.padEnd(width)}  ${time.padStart(5)}  ${counts}`);
  }
}
