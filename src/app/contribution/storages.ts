import type { FlowStorage } from '#machines/contribution/contribution.saved.ts';

/** The tab's own storage, then the one that all tabs share; whichever the browser allows. */
export const flowStorages = (): FlowStorage[] =>
  [() => window.sessionStorage, () => window.localStorage].flatMap((open) => {
    try {
      return [open()];
    } catch {
      return [];
    }
  });
