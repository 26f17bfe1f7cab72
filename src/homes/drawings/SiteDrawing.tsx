import { assignInlineVars } from '@vanilla-extract/dynamic';
import { boundsOf, centreOf, grow, type Point, placeRect, type Rect } from '../model/geometry.ts';
import type { Block, HomeModel } from '../model/model.ts';
import type { ServiceKind } from '../model/site/site.ts';
import { NorthArrow, ScaleBar } from './Compass.tsx';
import { Grounds } from './Grounds.tsx';
import { svgRect, viewBoxOf } from './geometry.ts';
import { frame, large, middle, narrowSize, wideSize } from './lettering.css.ts';
import * as styles from './siteDrawing.css.ts';

export const SERVICE_NAMES: Readonly<Record<ServiceKind, string>> = {
  gatehouse: 'Gatehouse',
  generator: 'Generator house',
  tank: 'Water tank',
};
export const SERVICE_LETTERS: Readonly<Record<ServiceKind, string>> = {
  gatehouse: 'A',
  generator: 'B',
  tank: 'C',
};

const AROUND_M = 2.5;
/** Text size as a share of the drawing's width: 13 px on a phone, slightly more on a desktop. */
const NARROW_TEXT_SHARE = 0.042;
const WIDE_TEXT_SHARE = 0.025;
const MAX_PX_PER_METRE = 14;

interface SiteDrawingProps {
  readonly model: HomeModel;
  readonly selectedId: string | null;
  readonly label: string;
}

export function SiteDrawing({ model: { site, blocks }, selectedId, label }: SiteDrawingProps) {
  const wide = grow(site.plot, AROUND_M);
  const box = { ...wide, y0: site.street.y0 };
  const widthM = box.x1 - box.x0;
  const textM = widthM * NARROW_TEXT_SHARE;
  const strokeM = widthM / 300;
  const generator = site.services.find(({ kind }) => kind === 'generator');
  const streetY = -(site.street.y0 + site.street.y1) / 2;
  return (
    <div className={frame}>
      <svg
        viewBox={viewBoxOf({ ...box, y0: box.y0 - textM * 2 })}
        className={styles.drawing}
        style={{
          maxWidth: `${Math.round(widthM * MAX_PX_PER_METRE)}px`,
          ...assignInlineVars({ [wideSize]: `${widthM * WIDE_TEXT_SHARE}px`, [narrowSize]: `${textM}px` }),
        }}
        role="img"
        aria-label={label}
      >
        <Grounds site={site} strokeM={strokeM} />
        {blocks.map((block) => (
          <BlockShape key={block.id} block={block} isSelected={block.id === selectedId} strokeM={strokeM} />
        ))}
        {site.services.map(({ kind, rect }) => (
          <Lettered
            key={kind}
            rect={rect}
            strokeM={strokeM}
            text={SERVICE_LETTERS[kind]}
            neighbour={kind === 'tank' ? generator?.rect : undefined}
          />
        ))}
        <text x={centreOf(site.plot).x} y={streetY} className={middle}>
          Street
        </text>
        <text x={(site.gate.x0 + site.gate.x1) / 2} y={streetY} className={middle}>
          Gate
        </text>
        <ScaleBar x={box.x0 + 1} y={-box.y0 + textM} lengthM={20} tickM={strokeM * 2} />
        <NorthArrow x={box.x1 - textM * 2} y={-box.y0 + textM} sizeM={textM * 1.4} turns={0} />
      </svg>
    </div>
  );
}

interface BlockShapeProps {
  readonly block: Block;
  readonly isSelected: boolean;
  readonly strokeM: number;
}

/** The block's ground floor and, lighter, its verandas. The number is upright whatever the block's rotation. */
function BlockShape({ block, isSelected, strokeM }: BlockShapeProps) {
  const ground = block.levels[0];
  const placed = (rect: Rect) => placeRect(rect, block.placement);
  const rooms = ground?.rooms.map(({ rect }) => placed(rect)) ?? [];
  const { x, y } = centreOf(boundsOf(rooms));
  return (
    <g data-selected={isSelected || undefined} className={styles.block}>
      {ground?.outdoors.map(({ rect }) => (
        <rect key={rect.x0} {...svgRect(placed(rect))} className={styles.veranda} strokeWidth={strokeM / 2} />
      ))}
      {rooms.map((rect) => (
        <rect
          key={`${rect.x0} ${rect.y0}`}
          {...svgRect(rect)}
          className={styles.edge}
          strokeWidth={strokeM * 2}
        />
      ))}
      {rooms.map((rect) => (
        <rect
          key={`${rect.x0} ${rect.y0}`}
          {...svgRect(rect)}
          className={styles.roof}
          strokeWidth={strokeM / 1.5}
        />
      ))}
      <text x={x} y={-y} className={large}>
        {block.index + 1}
      </text>
    </g>
  );
}

interface LetteredProps {
  readonly rect: Rect;
  readonly text: string;
  readonly strokeM: number;
  /** Its letter stays where it is; this one keeps its distance. */
  readonly neighbour?: Rect | undefined;
}

function Lettered({ rect, text, strokeM, neighbour }: LetteredProps) {
  const { x, y } = centreOf(rect);
  const style = neighbour && { transform: apart(centreOf(neighbour), { x, y }) };
  return (
    <g>
      <rect {...svgRect(rect)} className={styles.service} strokeWidth={strokeM / 2} />
      <text x={x} y={-y} className={middle} style={style}>
        {text}
      </text>
    </g>
  );
}

/** Moves a letter away from another one, until the two are as far apart as they are high: on a large plot they would overlap. */
function apart(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, from.y - to.y];
  const distanceM = Math.hypot(dx, dy);
  const move = (deltaM: number) => `calc(max(0px, 1em - ${distanceM}px) * ${deltaM / distanceM})`;
  return `translate(${move(dx)}, ${move(dy)})`;
}
