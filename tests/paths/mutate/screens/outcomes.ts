/** The reviewed lists that the outcomes are compared with: the reason for each site, by its name. */
export interface Reviewed {
  /** Sites whose fault no walk detects. */
  readonly survivors: Readonly<Record<string, string>>;
  /** Sites that no walk shows. */
  readonly unshown: Readonly<Record<string, string>>;
}

/** What became of the faults of the screens. A site may belong to several flows; one that detects its fault is enough. */
export class Outcomes {
  /** The flows to which each site belongs, by its name. */
  readonly #owners = new Map<string, string[]>();
  readonly #tried = new Map<string, Set<string>>();
  /** Whether a walk detected the fault, for each site that a walk shows. */
  readonly #killed = new Map<string, boolean>();

  /** @param sitesOf the names of the sites of each flow. */
  constructor(sitesOf: Readonly<Record<string, readonly string[]>>) {
    for (const [flow, sites] of Object.entries(sitesOf))
      for (const site of sites) this.#owners.set(site, [...(this.#owners.get(site) ?? []), flow]);
  }

  isKilled(site: string): boolean {
    return this.#killed.get(site) ?? false;
  }

  /** Whether the fault lives in all flows that show its site. */
  isAlive(site: string): boolean {
    return this.#alive.includes(site);
  }

  /** @param isKilled null if no walk of the flow shows the site. */
  note(flow: string, site: string, isKilled: boolean | null): void {
    this.#tried.set(site, (this.#tried.get(site) ?? new Set()).add(flow));
    if (isKilled !== null) this.#killed.set(site, isKilled || this.isKilled(site));
  }

  /** The totals of each flow and of all, then each site that lives or that no walk shows, with the reason. */
  report({ survivors, unshown }: Reviewed): string[] {
    const flows = new Set([...this.#tried.values()].flatMap((each) => [...each]));
    const ofFlow = (flow: string) => (site: string) => this.#tried.get(site)?.has(flow) ?? false;
    return [
      ...[...flows].map((flow) => `${flow}: ${this.#totals(ofFlow(flow))}`),
      `All screens: ${this.#totals(() => true)}`,
      ...this.#alive.map((site) => `alive: ${site}: ${survivors[site] ?? 'no reason is given'}`),
      ...this.#unshown.map((site) => `not shown: ${site}: ${unshown[site] ?? 'no reason is given'}`),
    ];
  }

  /** One sentence for each site that is not as the lists say, and one if too many live. */
  problems({ survivors, unshown }: Reviewed, maxShareAlive: number): string[] {
    const share = this.#alive.length / Math.max(1, this.#killed.size);
    const isWhole = [...this.#owners.keys()].every((site) => this.#isSettled(site));
    return [
      ...this.#alive
        .filter((site) => !(site in survivors))
        .map((site) => `it lives, and nobody has said why: ${site}`),
      ...this.#unshown
        .filter((site) => !(site in unshown))
        .map((site) => `no path shows it, and nobody has said why: ${site}`),
      ...Object.keys(survivors)
        .filter((site) => this.isKilled(site))
        .map((site) => `it is on the list of those that live: ${site}`),
      ...Object.keys(unshown)
        .filter((site) => this.#killed.has(site))
        .map((site) => `it is on the list of those that no path shows: ${site}`),
      ...(isWhole && share > maxShareAlive ? [`${(share * 100).toFixed(1)} % of the faults live`] : []),
    ];
  }

  get #alive(): string[] {
    return [...this.#killed].flatMap(([site, isKilled]) => (!isKilled && this.#isSettled(site) ? site : []));
  }

  get #unshown(): string[] {
    return [...this.#owners.keys()].filter((site) => !this.#killed.has(site) && this.#isSettled(site));
  }

  /** Whether no flow is left that could show the site or detect its fault; not so if only some flows are run. */
  #isSettled(site: string): boolean {
    const tried = this.#tried.get(site);
    return this.isKilled(site) || (this.#owners.get(site) ?? []).every((flow) => tried?.has(flow) ?? false);
  }

  #totals(isMeant: (site: string) => boolean): string {
    const count = (sites: readonly string[]): number => sites.filter(isMeant).length;
    return `${count([...this.#killed.keys()])} faults, ${count(this.#alive)} alive; ${count(this.#unshown)} sites not shown`;
  }
}
