interface Build {
  readonly label: string;
  readonly sources: readonly string[];
}

export const BUILDS: Readonly<Record<'web' | 'workshop', Build>>;
export function ensureBuilt(name: keyof typeof BUILDS): Promise<void>;
