import { Stack, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { blockName } from '../contribution/chosenUnit.ts';
import { leftIn } from './blocks.ts';
import * as styles from './SiteLayout.css.ts';

const COLUMNS = 3;
const PLOT = { width: 200, height: 130, gap: 40, margin: 40 } as const;
const ROAD_HEIGHT = 44;

interface SiteLayoutProps {
  readonly property: PropertyDetail;
  readonly blockId: string | null;
}

/** The blocks on their ground, seen from above. A drawing of how many there are, not a survey. */
export function SiteLayout({ property, blockId }: SiteLayoutProps) {
  const { buildings, title } = property;
  const columns = Math.min(buildings.length, COLUMNS);
  const rows = Math.ceil(buildings.length / COLUMNS);
  const width = 2 * PLOT.margin + columns * PLOT.width + (columns - 1) * PLOT.gap;
  const height = 2 * PLOT.margin + rows * PLOT.height + (rows - 1) * PLOT.gap + ROAD_HEIGHT;
  const words = buildings
    .map((building, index) => `${blockName(index)}, ${leftIn(building)} left`)
    .join('; ');
  return (
    <Stack gap={3}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.site}
        role="img"
        aria-label={`Site layout of ${title}: ${words}`}
      >
        <rect width={width} height={height - ROAD_HEIGHT} rx="20" className={styles.ground} />
        <rect y={height - ROAD_HEIGHT} width={width} height={ROAD_HEIGHT} className={styles.road} />
        <text x={width / 2} y={height - ROAD_HEIGHT / 2} className={styles.note}>
          Entrance
        </text>
        {buildings.map((building, index) => {
          const x = PLOT.margin + (index % COLUMNS) * (PLOT.width + PLOT.gap);
          const y = PLOT.margin + Math.floor(index / COLUMNS) * (PLOT.height + PLOT.gap);
          return (
            <g
              key={building.id}
              data-selected={building.id === blockId || undefined}
              className={styles.block}
            >
              <rect x={x} y={y} width={PLOT.width} height={PLOT.height} rx="6" className={styles.roof} />
              <text x={x + PLOT.width / 2} y={y + PLOT.height / 2 - 12} className={styles.name}>
                {blockName(index)}
              </text>
              <text x={x + PLOT.width / 2} y={y + PLOT.height / 2 + 16} className={styles.note}>
                {`${leftIn(building)} left`}
              </text>
            </g>
          );
        })}
      </svg>
      <Text size="note" tone="ink3">
        Drawn from the listing, not to scale.
      </Text>
    </Stack>
  );
}
