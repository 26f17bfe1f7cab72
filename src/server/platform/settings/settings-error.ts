/** A setting that cannot be used: one line that names it and its rule, and never the value of a secret. */
export class SettingsError extends Error {}
