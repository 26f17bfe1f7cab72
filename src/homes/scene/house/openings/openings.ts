import type { Level } from '#homes/model/model.ts';
import type { Part } from '#homes/model/parts/part.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { HouseStyle } from '../style.ts';
import { type PlacedOpening, placedOpenings } from '../walls/sides.ts';
import { drawEntrance } from './entrance.ts';
import { drawInnerDoor } from './innerDoor.ts';
import { isScreened } from './screened.ts';
import { drawSlider } from './slider.ts';
import { drawWindow } from './window.ts';

/** Windows, doors and sliders of a storey. */
export function drawOpenings(
  mesh: MeshBuilder,
  level: Level,
  parts: readonly Part[],
  style: HouseStyle,
): void {
  for (const placed of placedOpenings(level)) {
    mesh.within(placed.frame, () => drawOne(mesh, placed, level, { parts, style }));
  }
}

function drawOne(
  mesh: MeshBuilder,
  placed: PlacedOpening,
  level: Level,
  { parts, style }: { parts: readonly Part[]; style: HouseStyle },
): void {
  const stream = style.stream(`opening ${level.index}/${placed.name}`);
  switch (placed.opening.kind) {
    case 'window':
      drawWindow(mesh, placed, {
        style,
        stream,
        isPlain: isScreened(placed, level, parts),
        hasBars: style.hasBars && level.index === 0,
      });
      break;
    case 'slider':
      drawSlider(mesh, placed, style, stream);
      break;
    case 'entrance':
      drawEntrance(mesh, placed, style);
      break;
    case 'door':
      drawInnerDoor(mesh, placed, style, stream);
      break;
    case 'passage':
      break;
  }
}
