/** Settings that cannot be used: one line for each, with its name and rule, and never the value of a secret. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}
