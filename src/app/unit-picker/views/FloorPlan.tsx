import { EmptyState, Stack, Text } from '@adire/ui';
import { useMemo } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { floorName } from '#domain/listings/listings.ts';
import { KeyPlan, unitBounds } from '#homes/drawings/KeyPlan.tsx';
import { PlanDrawing } from '#homes/drawings/PlanDrawing.tsx';
import { planRooms } from '#homes/drawings/planRooms.ts';
import { RoomList } from '#homes/drawings/RoomList.tsx';
import { unitFurniture } from '#homes/drawings/unitFurniture.ts';
import { type BlockModel, blockModel } from '#homes/model/home.ts';
import type { Level } from '#homes/model/model.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import type { Apartment, Building } from '../blocks.ts';
import * as styles from './FloorPlan.css.ts';

interface FloorPlanProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly chosenId: string | null;
}

/** The rooms of the chosen unit, storey by storey; by default of the block's first available unit. */
export function FloorPlan({ property, block, chosenId }: FloorPlanProps) {
  if (!block) {
    return (
      <EmptyState size="part" title="No block yet">
        Select a block, and its units are drawn here.
      </EmptyState>
    );
  }
  const unit =
    block.apartments.find(({ id }) => id === chosenId) ??
    block.apartments.find(({ status }) => status === 'available') ??
    block.apartments[0];
  if (!unit)
    return (
      <EmptyState size="part" title="No units yet">
        This block has no units to draw.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text weight="strong">{unitOnFloor(unit, block)}</Text>
        {unit.id === chosenId ? null : (
          <Text size="small" tone="ink2">
            {unit.status === 'available'
              ? 'You have chosen no unit yet: this is the first that is free.'
              : 'No unit of this block is free: this is one of them.'}
          </Text>
        )}
      </Stack>
      <UnitPlan property={property} block={block} unit={unit} />
    </Stack>
  );
}

interface UnitPlanProps {
  readonly property: PropertyDetail;
  readonly block: Building;
  readonly unit: Apartment;
}

/** A unit's rooms, storey by storey, and its position on its floor. */
export function UnitPlan({ property, block, unit }: UnitPlanProps) {
  const model = useMemo(() => blockModel(property, block.id), [property, block.id]);
  const units = model?.block.units ?? [];
  const drawn = units.find(({ id }) => id === unit.id);
  if (!model || !drawn) return null;
  const levels = model.block.levels.filter(({ index }) => drawn.levels.includes(index));
  const place = positionText(levels[0], units, unit.id);
  return (
    <Stack gap={6}>
      <Text size="small" tone="ink2">
        {`About ${Math.round(drawn.areaSqm)} m² inside.`}
      </Text>
      {levels.map((level) => (
        <Storey key={level.index} model={model} level={level} unit={unit} />
      ))}
      {place && levels[0] && (
        <Stack gap={2}>
          <KeyPlan level={levels[0]} units={units} shownId={unit.id} />
          <Text size="small" tone="ink2">
            {place}
          </Text>
        </Stack>
      )}
      <Text size="note" tone="ink3">
        Drawn by a model from the listing’s rooms and floors. Sizes are a guide, not a survey; the furniture
        shows how the rooms can be used, and is not part of the sale.
      </Text>
    </Stack>
  );
}

interface StoreyProps {
  readonly model: BlockModel;
  readonly level: Level;
  readonly unit: Apartment;
}

function Storey({ model, level, unit }: StoreyProps) {
  const name = floorName(level.index);
  const rooms = planRooms(level, unit.id);
  // Arranging the furniture is most of the work of a plan.
  const furniture = useMemo(() => unitFurniture(model, level, unit.id), [model, level, unit.id]);
  return (
    <section aria-label={name} className={styles.storey}>
      <Text size="small" weight="strong">
        {name}
      </Text>
      <PlanDrawing
        level={level}
        rooms={rooms}
        furniture={furniture}
        turns={model.turns}
        label={`Floor plan of ${unit.label}, ${name.toLowerCase()}: ${rooms.length} rooms, listed below`}
      />
      <RoomList rooms={rooms} label={`Rooms, ${name.toLowerCase()}`} />
    </section>
  );
}

/** The position of a unit on its floor; null if it is the only unit there. */
function positionText(
  level: Level | undefined,
  units: Parameters<typeof unitBounds>[1],
  unitId: string,
): string | null {
  const beside = level ? unitBounds(level, units) : [];
  const position = beside.findIndex(({ unit }) => unit.id === unitId);
  if (beside.length < 2 || position < 0) return null;
  const label = beside[position]?.unit.label;
  return `Seen from the front, ${label} is number ${position + 1} of ${beside.length} from the left on this floor.`;
}
