import { SelectField } from '@adire/ui';
import { goTo } from '../address/useAddress.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { movesOf } from '../data/lookups.ts';

const SHOWN_STEPS = 3;

export interface SituationsProps {
  readonly flow: AtlasFlow;
  readonly state: string;
  readonly places: readonly number[];
  readonly place: number;
}

/** Selects one of the situations of a state, which differ in the other active states or in the way there. */
export function Situations({ flow, state, places, place }: SituationsProps) {
  if (places.length < 2) return null;
  return (
    <SelectField
      label={`One of ${places.length} situations with this state`}
      value={String(place)}
      onChange={(value) => goTo({ page: 'state', flow: flow.id, state, situation: Number(value) })}
      options={places.map((each, number) => ({
        value: String(each),
        label: `${number + 1}. ${labelOf(flow, state, each)}`,
      }))}
    />
  );
}

/** The other active states, and the end of the shortest way there. */
function labelOf(flow: AtlasFlow, state: string, place: number): string {
  const { leaves = [], way = [], start = '' } = flow.situations[place] ?? {};
  const beside = leaves.filter((leaf) => leaf !== state);
  const steps = movesOf(flow, way).map(({ words }) => words);
  const end = steps.slice(-SHOWN_STEPS).join(' › ');
  const after = steps.length > SHOWN_STEPS ? `… › ${end}` : end || start;
  return [...(beside.length > 0 ? [`with ${beside.join(' and ')}`] : []), after].join(': ');
}
