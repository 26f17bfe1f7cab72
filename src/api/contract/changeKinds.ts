/** What can change for a user while a page is open. In its own file because the schemas load late. */
export const CHANGE_KINDS = ['contribution', 'payment', 'wallet', 'session'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
