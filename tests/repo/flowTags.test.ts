import { describe, expect, it } from 'vitest';
import { placeTags, textsOf } from '#flows/atlas/diagram/tags.ts';
import { layout } from '#flows/drawing/layout.ts';
import { doOverlap } from '#flows/drawing/places.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';

describe.each(FLOWS.map(({ machine }) => [machine.id, machine] as const))('the tags of %s', (_, machine) => {
  it('stand on every state and every way, and cover no text', async () => {
    const placed = await layout(graphOf(machine), { isQuick: true });
    const leaves = placed.states.filter(({ state }) => state.children.length === 0);
    const wanted = [...leaves, ...placed.edges.map(({ label }) => label)].map((on) => ({
      on,
      words: 'browser',
    }));
    const tags = placeTags(wanted, placed);
    expect(tags).toHaveLength(wanted.length);
    const texts = textsOf(placed);
    const covering = tags.filter((tag) => texts.some((text) => doOverlap(tag, text)));
    expect(covering).toStrictEqual([]);
  });
});
