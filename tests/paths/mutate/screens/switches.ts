/** Which fault the screens have now, and what of them has been on a page. */
class ScreenSwitches {
  /** The site that is wrong; null where all is as it is meant. */
  active: string | null = null;
  /** What a wrongly wired element does in place of what it is for. */
  otherwise: () => void = () => {};
  /** The sites that would have made a difference since this was emptied. */
  readonly shown = new Set<string>();
  /** The event that a person is causing. */
  causing = '';
  /** The handlers that were called since this was emptied, each with the events that were being caused. */
  readonly called = new Map<string, Set<string>>();

  is(site: string): boolean {
    this.shown.add(site);
    return this.active === site;
  }

  /** A value, or another of the same kind that stands beside it. */
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
