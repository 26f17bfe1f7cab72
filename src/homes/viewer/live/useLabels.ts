import { useMemo } from 'react';
import { anchorsOf, labelPlace } from '../space/anchors.ts';
import type { BlockSpace, RoomSpace } from '../space/blockSpace.ts';
import { blockStatus, type ViewerHome } from '../units.ts';
import type { Label } from './placeLabels.ts';

/** Of labels that overlap, that of a block that can be chosen is more use than that of one that is sold. */
const RANKS = { chosen: 300, pointed: 200, unit: 100, takenBlock: 50, room: 0 };
const SMALLEST_ROOM_SQM = 2.5;

interface LabelsWanted {
  readonly home: ViewerHome;
  readonly blocks: readonly BlockSpace[];
  readonly space: BlockSpace | null;
  readonly openLevel: number | null;
  readonly chosenId: string | null;
  readonly highlightedId: string | null;
}

/** Labels of the blocks if none is chosen; otherwise of the chosen block's units and the open floor's rooms. */
export function useLabels({ home, blocks, space, openLevel, chosenId, highlightedId }: LabelsWanted) {
  const anchors = useMemo(() => (space ? anchorsOf(space) : []), [space]);
  const rooms = useMemo(() => (space ? roomsOn(space, openLevel) : []), [space, openLevel]);
  const labels = useMemo((): Label[] => {
    if (!space) {
      const free = new Set(
        home.buildings.filter((each) => blockStatus(each) === 'available').map(({ id }) => id),
      );
      return blocks.map(({ id, footprint: { x0, x1, y0, y1 }, heightM }) => ({
        id,
        rank: free.has(id) ? RANKS.unit : RANKS.takenBlock,
        place: () => [(x0 + x1) / 2, (y0 + y1) / 2, heightM - 1],
      }));
    }
    const rankOf = (unitId: string) =>
      unitId === chosenId ? RANKS.chosen : unitId === highlightedId ? RANKS.pointed : RANKS.unit;
    return [
      ...anchors.map((each) => ({
        id: each.unitId,
        rank: rankOf(each.unitId),
        place: ({ eye, lift }: Parameters<Label['place']>[0]) => labelPlace(each, eye, openLevel, lift),
      })),
      ...rooms.map(({ id, room: { rect, areaSqm, level } }) => ({
        id,
        rank: RANKS.room + areaSqm / 1000,
        place: () =>
          [(rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2, space.levels[level]?.zM ?? 0] as const,
      })),
    ];
  }, [home, blocks, space, anchors, rooms, openLevel, chosenId, highlightedId]);
  return { labels, rooms };
}

const roomsOn = ({ rooms }: BlockSpace, level: number | null): { id: string; room: RoomSpace }[] =>
  rooms.flatMap((room, index) =>
    room.level === level && room.areaSqm >= SMALLEST_ROOM_SQM ? { id: `room ${index}`, room } : [],
  );
