/** Kinds of live changes. Separate from the schemas, which are loaded lazily. */
export const CHANGE_KINDS = ['contribution', 'payment', 'wallet', 'session', 'inspection'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
