import type { Rect } from '../model/geometry.ts';

/** Converts to SVG, whose y increases downwards; the model's north is up. */
export const svgRect = ({ x0, y0, x1, y1 }: Rect) => ({ x: x0, y: -y1, width: x1 - x0, height: y1 - y0 });

export const viewBoxOf = ({ x0, y0, x1, y1 }: Rect): string => `${x0} ${-y1} ${x1 - x0} ${y1 - y0}`;

export const squareMetres = (areaSqm: number): string => `${areaSqm.toFixed(1)} m²`;
