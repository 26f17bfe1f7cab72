/** What can change for a person while a page is open. Apart from the schemas, which load late. */
export const CHANGE_KINDS = ['contribution', 'payment', 'wallet', 'session'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
