import type { RunOptions } from './run.mjs';

interface Build {
  readonly label: string;
  readonly sources: readonly string[];
}

export const BUILDS: Readonly<Record<'web' | 'workshop', Build>>;
export function ensureBuilt(name: keyof typeof BUILDS, options?: RunOptions): Promise<void>;
