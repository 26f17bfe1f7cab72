/** Selects the active fault of the screens, and records which sites were on a page. */
class ScreenSwitches {
  /** The site that is faulty; null if there is no fault. */
  active: string | null = null;
  /** What a wrongly wired element does instead of calling its handler. */
  otherwise: () => void = () => {};
  /** The sites rendered since the last clear whose fault would have made a difference. */
  readonly shown = new Set<string>();
  /** The event that the walk is causing. */
  causing = '';
  /** The handlers called since the last clear, each with the events that were being caused. */
  readonly called = new Map<string, Set<string>>();

  is(site: string): boolean {
    this.shown.add(site);
    return this.active === site;
  }

  /** The value; if its site is faulty, another value of the same type from the same object. */
  value<T>(site: string, usual: T, holder: () => unknown, key: string): T | unknown {
    if ((typeof usual !== 'number' && typeof usual !== 'string') || usual === '') return usual;
    const beside = Object.entries(Object(holder())).find(
      ([name, value]) => name !== key && typeof value === typeof usual && value !== '' && value !== usual,
    );
    if (!beside) return usual;
    this.shown.add(site);
    return this.active === site ? beside[1] : usual;
  }

  handler(site: string, usual: unknown): unknown {
    if (typeof usual !== 'function') return usual;
    return (...parameters: unknown[]): unknown => {
      this.called.set(site, (this.called.get(site) ?? new Set()).add(this.causing));
      if (this.active !== site) return usual(...parameters);
      const [event] = parameters;
      if (event instanceof Object && 'preventDefault' in event && typeof event.preventDefault === 'function')
        event.preventDefault();
      return this.otherwise();
    };
  }
}

export const screenSwitches = new ScreenSwitches();
