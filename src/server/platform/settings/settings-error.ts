/** Invalid settings: one line each, with the name and the rule, and never the value of a secret. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}
