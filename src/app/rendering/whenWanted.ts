/** What a person does first: it shows that the page is to be more than read. */
const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

/** Resolves at the first sign that somebody is about to use the page. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const wanted = (): void => {
      waiting.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const intent of INTENTS) window.addEventListener(intent, wanted, options);
    // The notice that the network is gone is shown by the page itself.
    window.addEventListener('offline', wanted, options);
  });
}
