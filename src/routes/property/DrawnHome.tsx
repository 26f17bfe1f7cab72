import { useMemo } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { PlanDrawing } from '#homes/drawings/PlanDrawing.tsx';
import { planRooms } from '#homes/drawings/planRooms.ts';
import { SiteDrawing } from '#homes/drawings/SiteDrawing.tsx';
import { blockModel, homeModel } from '#homes/model/home.ts';

interface DrawnHomeProps {
  readonly property: PropertyDetail;
  readonly view: 'plan' | 'site';
}

/** A drawing without lists: the first unit's floor plan, or the site layout. */
export const DrawnHome = ({ property, view }: DrawnHomeProps) =>
  view === 'plan' ? <FirstUnit property={property} /> : <Site property={property} />;

function Site({ property }: Pick<DrawnHomeProps, 'property'>) {
  const model = useMemo(() => homeModel(property), [property]);
  return <SiteDrawing model={model} selectedId={null} label="" />;
}

function FirstUnit({ property }: Pick<DrawnHomeProps, 'property'>) {
  const blockId = property.buildings[0]?.id ?? '';
  const model = useMemo(() => blockModel(property, blockId), [property, blockId]);
  const unit = model?.block.units[0];
  const level = model?.block.levels.find(({ index }) => unit?.levels.includes(index));
  if (!model || !unit || !level) return null;
  return (
    <PlanDrawing
      level={level}
      rooms={planRooms(level, unit.id)}
      furniture={[]}
      turns={model.turns}
      label=""
    />
  );
}
