import { describe, expect, it } from 'vitest';
import { isExpanded } from '#flows/drawing/boxSizes.ts';
import { type Diagram, diagramsOf } from '#flows/drawing/diagrams.fixtures.ts';
import { layout } from '#flows/drawing/layout.ts';
import { LETTERS } from '#flows/drawing/letters.ts';
import { doOverlap, type Place, partsOf } from '#flows/drawing/places.ts';
import { flowGraph } from '#flows/graph/graph.ts';
import { FLOWS } from '#machines/flows.ts';

const diagrams = await diagramsOf(FLOWS);

interface Named extends Place {
  readonly name: string;
}

/**
 * Elements that may not overlap anything else: states without children, the text of states with children, pills and
 * labels.
 */
const solids = ({ placed: { states, pills, starts, edges } }: Diagram): Named[] => [
  ...states.map((state) => ({
    name: state.state.id,
    ...(isExpanded(state) ? wordsOf(state.textPlace) : placeOf(state)),
  })),
  ...pills.map((pill) => ({ name: `anywhere in ${pill.stateId}`, ...placeOf(pill) })),
  ...starts.map((start) => ({ name: `start of ${start.stateId}`, ...placeOf(start) })),
  ...edges.map(({ from, to, label }) => ({ name: `${from} > ${to}`, ...placeOf(label) })),
];

const placeOf = ({ x, y, width, height }: Place): Place => ({ x, y, width, height });

/** A line may cross the blank margin next to the text of a header. */
const wordsOf = ({ x, y, width, height }: Place): Place => ({ x: x + 8, y, width: width - 16, height });

const isWithin = (inner: Place, outer: Place): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Removes the blank margin around the text. */
const inset = ({ x, y, width, height }: Place, px: number): Place => ({
  x: x + px,
  y: y + px,
  width: width - 2 * px,
  height: height - 2 * px,
});

describe.each(diagrams.map((diagram) => [diagram.name, diagram] as const))('%s', (_, diagram) => {
  const { placed, graph, isWhole } = diagram;

  it('lays nothing over anything', () => {
    const all = solids(diagram);
    const overlaps = all.flatMap((one, place) =>
      all.slice(place + 1).flatMap((other) => (doOverlap(one, other) ? `${one.name} and ${other.name}` : [])),
    );
    expect(overlaps).toStrictEqual([]);
  });

  it('puts every state within the one that holds it, and all within the drawing', () => {
    const byId = new Map(placed.states.map((state) => [state.state.id, state]));
    const strays = placed.states.filter((state) => {
      const holder = byId.get(state.state.parent ?? 'none') ?? {
        x: 0,
        y: 0,
        width: placed.width,
        height: placed.height,
      };
      return !isWithin(state, holder);
    });
    expect(strays.map(({ state }) => state.id)).toStrictEqual([]);
    const labels = placed.edges.map(({ label }) => label);
    expect(labels.filter((label) => !isWithin(label, { x: 0, y: 0, ...placed }))).toStrictEqual([]);
  });

  it('leads no line through words that are not its own', () => {
    const crossed = placed.edges.flatMap((edge) =>
      partsOf(edge.points).flatMap((part) =>
        solids(diagram)
          .filter(({ name }) => name !== `${edge.from} > ${edge.to}`)
          .filter((solid) =>
            doOverlap({ ...part, width: part.width + 0.1, height: part.height + 0.1 }, inset(solid, 6)),
          )
          .map(({ name }) => `${edge.from} > ${edge.to} through ${name}`),
      ),
    );
    expect(crossed).toStrictEqual([]);
  });

  it('leads each line from its state to its target', () => {
    const loose = placed.edges.filter(({ from, to, points }) => {
      const ends = [points.at(0), points.at(-1)];
      return [from, to].some((id, end) => {
        const point = ends[end];
        const touched = [
          ...placed.states.filter(({ state }) => state.id === id),
          ...placed.pills.filter(({ stateId }) => stateId === id),
        ];
        return !touched.some(
          (place) => point && doOverlap({ ...point, width: 0, height: 0 }, inset(place, -0.5)),
        );
      });
    });
    expect(loose.map(({ from, to }) => `${from} > ${to}`)).toStrictEqual([]);
  });

  it('gives each text the room that it needs', () => {
    const labels = placed.edges.map(({ label }) => label);
    const texts = [...placed.states, ...placed.pills, ...labels].filter(
      ({ box, width, height }) => width < box.width || height < box.height,
    );
    expect(texts).toStrictEqual([]);
  });

  it('tells of each transition', () => {
    const drawn = new Set([
      ...placed.edges.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions)),
      ...placed.states.flatMap(({ rows }) => rows.flatMap(({ transitions }) => transitions)),
    ]);
    const all = graph.transitions.map(({ id }) => id);
    if (isWhole) expect([...drawn].sort()).toStrictEqual([...all].sort());
    else expect(all).toEqual(expect.arrayContaining([...drawn]));
  });

  it('uses letters that were measured', () => {
    const texts = [...placed.states, ...placed.pills, ...placed.edges.map(({ label }) => label)].flatMap(
      ({ box }) => box.lines.map(({ text }) => text),
    );
    const letters = new Set(texts.flatMap((text) => [...text]));
    expect([...letters].filter((letter) => !(letter in LETTERS))).toStrictEqual([]);
  });
});

describe('a layout', () => {
  it('is the same each time', async () => {
    const [flow] = FLOWS.filter(({ machine }) => machine.id === 'verifyOtp');
    if (!flow) throw new Error('There is no such flow');
    const graph = flowGraph(flow.machine, flow);
    expect(await layout(graph)).toStrictEqual(await layout(graph));
  });

  it('tells the story from the top down: a state stands below those before it that lead to it', () => {
    const login = diagrams.find(({ name }) => name === 'login');
    const tops = new Map(login?.placed.states.map(({ state, y }) => [state.id, y]));
    const order = ['form', 'submitting', 'loggedIn'].map((id) => tops.get(id) ?? Number.NaN);
    expect(order).toStrictEqual([...order].sort((a, b) => a - b));
  });
});
