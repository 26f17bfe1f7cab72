interface Wanted {
  /** Whether it must be able to open a window. */
  readonly isHeaded?: boolean;
}

export const CHROMIUM_ARGS: string[];
export function findChromium(wanted?: Wanted): string | null;
export function chromiumPath(wanted?: Wanted): string;
