/** Events that show that the visitor is about to use the page. */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

/** Resolves at the first sign of use. */
export function waitForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const wanted = (): void => {
      waiting.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const intent of INTENTS) window.addEventListener(intent, wanted, options);
    // A page that appears below a resting mouse gets one move of it, too: only a second place is a sign of use.
    let place: string | undefined;
    const moved = ({ screenX, screenY }: PointerEvent): void => {
      const next = `${screenX} ${screenY}`;
      if (place !== undefined && place !== next) wanted();
      place = next;
    };
    window.addEventListener('pointermove', moved, options);
    // The offline notice needs the running page.
    window.addEventListener('offline', wanted, options);
  });
}
