const REACHED = '/robots.txt';

/** Whether the server responds. The service worker does not intercept HEAD requests. */
export const isReachable = (): Promise<boolean> =>
  fetch(REACHED, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
