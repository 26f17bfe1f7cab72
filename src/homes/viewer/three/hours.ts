/** The light of the live view: morning for the light theme, dusk for the dark one. Colours are sRGB. */
export interface Hour {
  readonly zenith: number;
  readonly sky: number;
  readonly horizon: number;
  /** Ambient light from above and from below. */
  readonly above: { readonly color: number; readonly strength: number };
  readonly below: number;
  readonly sun: { readonly color: number; readonly strength: number };
  /** The tint of window panes, and the light behind them. */
  readonly pane: number;
  readonly glow: { readonly color: number; readonly strength: number };
  readonly lampStrength: number;
  /** Colour of walls and floors where an open storey is cut. */
  readonly cut: number;
  /** The ground beyond the buildings. */
  readonly land: number;
}

export type Scheme = 'light' | 'dark';

export const HOURS: Readonly<Record<Scheme, Hour>> = {
  light: {
    zenith: 0x6fa5cf,
    sky: 0xb4d2e4,
    horizon: 0xe2e9e8,
    above: { color: 0xdbe8f5, strength: 2.5 },
    below: 0xe2cdb0,
    sun: { color: 0xffe6c4, strength: 3.3 },
    pane: 0x7d93a0,
    glow: { color: 0x000000, strength: 0 },
    lampStrength: 1,
    cut: 0x33403a,
    land: 0xb5ab86,
  },
  dark: {
    zenith: 0x0e1e36,
    sky: 0x35587c,
    horizon: 0x9db0bd,
    above: { color: 0xb3c8e2, strength: 2.3 },
    below: 0x8d8378,
    sun: { color: 0xffc79c, strength: 1.4 },
    pane: 0x8c7a5f,
    glow: { color: 0xffb25a, strength: 0.85 },
    lampStrength: 2.2,
    cut: 0x0d1512,
    land: 0x30372f,
  },
};
