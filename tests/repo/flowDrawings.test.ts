import { describe, expect, it } from 'vitest';
import { layout } from '#flows/drawing/layout.ts';
import { svg } from '#flows/drawing/svg.ts';
import { attributesOf, xmlErrors } from '#flows/drawing/xml.fixtures.ts';
import { flowGraph } from '#flows/graph/graph.ts';
import { FLOWS } from '#machines/flows.ts';

/** Together, these contain every kind of drawn element; the generator checks all files. */
const sample = FLOWS.filter(({ machine }) => ['search', 'session', 'verifyOtp'].includes(machine.id));
const views = sample.flatMap((flow) => {
  const graph = flowGraph(flow.machine, flow);
  const parts = graph.states.filter(({ parent, children }) => parent === '' && children.length > 0);
  const collapsed = new Set(parts.map(({ id }) => id));
  return [
    { name: graph.id, graph },
    ...(parts.length > 0 ? [{ name: `${graph.id}, collapsed`, graph, collapsed }] : []),
  ];
});
const drawings = await Promise.all(
  views.map(async ({ name, graph, ...view }) => {
    const placed = await layout(graph, { ...view, isQuick: true });
    return { name, placed, drawn: svg(placed, { title: 'A & B', hrefOf: ({ id }) => `#${id}` }) };
  }),
);

it('finds what is not well-formed', () => {
  expect(xmlErrors('<a><b x="1" x="2"/></c>fish & chips</a>')).toStrictEqual([
    '<b> has an attribute twice',
    '</c> ends <a>',
    '</a> ends <undefined>',
    'bare &',
  ]);
});

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))('%s', (_, { drawn, placed }) => {
  it('is well-formed XML with a title and a description', () => {
    expect(xmlErrors(drawn)).toStrictEqual([]);
    expect(drawn).toContain(`<title id="${placed.graph.id}-title">A &amp; B</title>`);
    expect(drawn).toContain(`<desc id="${placed.graph.id}-desc">`);
  });

  it('has every state once, as a link with a name', () => {
    const states = attributesOf(drawn, 'data-state');
    expect(states).toStrictEqual(placed.states.map(({ state }) => state.id));
    expect(attributesOf(drawn, 'href')).toStrictEqual(states.map((id) => `#${id}`));
    expect(drawn.match(/<a [^>]*><title>[^<]+<\/title>/g)).toHaveLength(states.length);
  });

  it('gives every id once', () => {
    const ids = attributesOf(drawn, 'id');
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toStrictEqual([]);
  });

  it('marks each way and each step with its transitions', () => {
    const marked = new Set(attributesOf(drawn, 'data-transition').flatMap((ids) => ids.split(' ')));
    const shown = placed.edges.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions));
    expect(shown.filter((id) => !marked.has(id))).toStrictEqual([]);
  });

  it('tells causes by a sign beside the colour', () => {
    const steps = drawn.match(/<g class="step [a-z]+"[^>]*><path class="sign/g) ?? [];
    expect(steps).toHaveLength((drawn.match(/<g class="step /g) ?? []).length);
  });
});
