import type { FlowStorage } from '#machines/contribution/contribution.saved.ts';

/** Session storage, then local storage; without those that the browser blocks. */
export const flowStorages = (): FlowStorage[] =>
  [() => window.sessionStorage, () => window.localStorage].flatMap((open) => {
    try {
      return [open()];
    } catch {
      return [];
    }
  });
