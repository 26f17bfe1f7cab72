import { use, useEffect, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { layout } from '../drawing/layout.ts';
import { svg } from '../drawing/svg.ts';
import { flowGraph } from '../graph/graph.ts';
import * as styles from './FlowPanel.css.ts';

const drawings = new Map<string, Promise<string>>();

/** Each machine is laid out once per page load, because the layout is slow. */
function drawingOf(machine: AnyStateMachine): Promise<string> {
  const known = drawings.get(machine.id);
  if (known) return known;
  const drawing = layout(flowGraph(machine)).then((placed) =>
    svg(placed, { idPrefix: `live-${machine.id}` }),
  );
  drawings.set(machine.id, drawing);
  return drawing;
}

interface DiagramProps {
  readonly machine: AnyStateMachine;
  /** Ids of all active states. */
  readonly lit: readonly string[];
}

/** A machine's diagram. The active states are highlighted and scrolled into view. */
export function Diagram({ machine, lit }: DiagramProps) {
  const drawing = use(drawingOf(machine));
  const root = useRef<HTMLDivElement>(null);
  const html = useMemo(() => ({ __html: drawing }), [drawing]);
  useEffect(() => {
    const states = [...(root.current?.querySelectorAll('[data-state]') ?? [])];
    for (const state of states) {
      state.classList.toggle('lit', lit.includes(state.getAttribute('data-state') ?? ''));
    }
    states
      .findLast((state) => state.classList.contains('lit'))
      ?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [lit]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG generated from our own machine
  return <div ref={root} className={styles.diagram} dangerouslySetInnerHTML={html} />;
}
