import { expect, it } from 'vitest';
import { layout } from './drawing/layout.ts';
import { svg } from './drawing/svg.ts';
import { attributesOf, xmlErrors } from './drawing/xml.fixtures.ts';
import { flowGraph } from './graph/graph.ts';
import { orderMachine, orderModel } from './order.fixtures.ts';
import { boundariesOf, firesAt } from './paths/boundary.ts';
import { cover } from './paths/cover.ts';
import { sentenceOf } from './paths/path.ts';
import { walk } from './paths/walk.ts';

it('reads, draws, covers and walks a machine of any product', async () => {
  const graph = flowGraph(orderMachine);
  expect(graph.transitions.map(({ event }) => event).sort()).toStrictEqual([
    'after send deadline (30 s)',
    'order submitted',
    'send failed',
    'send succeeded',
  ]);
  const drawing = svg(await layout(graph));
  expect(xmlErrors(drawing)).toStrictEqual([]);
  expect(attributesOf(drawing, 'data-state')).toStrictEqual(graph.states.map(({ id }) => id));

  const covered = cover(orderModel);
  expect(covered.gaps).toStrictEqual([]);
  expect(covered.paths.map((path) => sentenceOf(orderModel, path))).toContain(
    'Order › order submitted › accepted → sent',
  );
  for (const path of covered.paths) expect(walk(orderModel, path)).toBeNull();
  for (const boundary of boundariesOf(covered)) {
    expect(firesAt(orderModel, boundary)).toMatchObject({ before: false, at: true });
  }
});
