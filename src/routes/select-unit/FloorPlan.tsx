import { EmptyState, Stack, Text } from '@adire/ui';
import { UNIT_STATUS_LABELS } from '#domain/homes.ts';
import { type Building, floorsOf } from './blocks.ts';
import * as styles from './FloorPlan.css.ts';

interface FloorPlanProps {
  readonly block: Building | null;
  readonly chosenId: string | null;
}

/** How the units lie on each floor. The rooms inside come with the home's drawings. */
export function FloorPlan({ block, chosenId }: FloorPlanProps) {
  if (!block) {
    return <EmptyState title="Which block?">Select a block, and its floors are drawn here.</EmptyState>;
  }
  return (
    <Stack gap={4}>
      {floorsOf(block).map((floor) => (
        <section key={floor.floor} aria-label={floor.floor === 0 ? 'Ground floor' : `Floor ${floor.floor}`}>
          <Text size="small" weight="strong">
            {floor.label}
          </Text>
          <ul className={styles.floor}>
            {floor.apartments.map((apartment) => (
              <li
                key={apartment.id}
                className={styles.unit}
                data-selected={apartment.id === chosenId || undefined}
              >
                <Text weight="strong">{apartment.label}</Text>
                <Text size="note" tone="ink2">
                  {apartment.id === chosenId ? 'Selected' : UNIT_STATUS_LABELS[apartment.status]}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Text size="note" tone="ink3">
        How the units lie beside each other, not to scale. The rooms inside each unit come with the home’s
        drawings.
      </Text>
    </Stack>
  );
}
