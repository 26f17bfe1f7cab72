import { ChoiceChips, Notice } from '@adire/ui';
import { useMemo, useState } from 'react';
import type { DiagramAddress } from './address/address.ts';
import type { AtlasFlow, Comparison, PictureTheme } from './data/atlas.ts';
import { findIn } from './data/find.ts';
import { stateOf } from './data/lookups.ts';
import { type Position, positionAt } from './data/position.ts';
import { Diagram } from './diagram/Diagram.tsx';
import { type Lens, marksOf } from './diagram/marks.ts';
import { ancestorsOf } from './diagram/shown.ts';
import { useLayout } from './diagram/useLayout.ts';
import { Finder } from './Finder.tsx';
import * as styles from './FlowPage.css.ts';
import { FlowPanel } from './panel/FlowPanel.tsx';
import type { PictureChoice } from './panel/Screen.tsx';
import { StatePanel } from './panel/StatePanel.tsx';
import { StoryPanel } from './panel/StoryPanel.tsx';

const LENS_OPTIONS: readonly { readonly value: Lens; readonly label: string }[] = [
  { value: 'flow', label: 'Flow' },
  { value: 'coverage', label: 'Coverage' },
  { value: 'changes', label: 'Changes' },
];

export interface FlowViewProps {
  readonly flow: AtlasFlow;
  readonly address: DiagramAddress;
  readonly since: Comparison;
  readonly theme: PictureTheme;
}

/** A flow's diagram, next to the panel of the flow, a state or a path. */
export function FlowView({ flow, address, since, theme }: FlowViewProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(flow.arranged[0]?.folded));
  const [lens, setLens] = useState<Lens>('flow');
  const [words, setWords] = useState('');
  const [considered, setConsidered] = useState<readonly string[]>([]);
  const [look, setLook] = useState<PictureChoice>({ size: 'phone', theme: null });
  const position = useMemo(() => positionAt(flow, address), [flow, address]);
  /** The state that was folded or unfolded last. It stays in view until the address changes. */
  const [touched, setTouched] = useState<string | null>(null);
  useArrival(flow, position, (holders) => {
    setTouched(null);
    setFolded((before) =>
      holders.some((id) => before.has(id))
        ? new Set([...before].filter((id) => !holders.includes(id)))
        : before,
    );
  });
  const { layout, isArranging } = useLayout(flow, folded);
  const marks = useMemo(() => (layout ? marksOf(lens, flow, layout) : null), [lens, flow, layout]);
  const found = useMemo(
    () => (words.trim() === '' ? null : new Set(findIn(flow, words).map(({ id }) => id))),
    [flow, words],
  );
  const lit = {
    states: position.states,
    transitions: considered.length > 0 ? considered : position.transitions,
    found,
  };
  const state = address.page === 'state' ? stateOf(flow, address.state) : undefined;
  const missing = address.page === 'state' && !state ? address.state : null;
  const screen = { look, onLook: setLook, atlasTheme: theme };
  return (
    <main className={styles.page}>
      <div className={styles.chart}>
        {missing === null ? null : (
          <Notice tone="critical" shape="band">
            {`“${missing}” is not a state of ${flow.title}, or not any more. This is the whole flow.`}
          </Notice>
        )}
        <div className={styles.toolbar}>
          <Finder flow={flow} words={words} onWords={setWords} />
          <ChoiceChips
            label="What the diagram shows"
            hideLabel
            size="small"
            value={lens}
            onChange={(next) => setLens(next ?? 'flow')}
            options={
              flow.isOnServer ? LENS_OPTIONS.filter(({ value }) => value !== 'coverage') : LENS_OPTIONS
            }
          />
        </div>
        {layout && marks ? (
          <Diagram
            title={flow.title}
            layout={layout}
            isArranging={isArranging}
            marks={marks}
            lit={lit}
            follow={touched ?? position.states[0]}
            onFold={(id) => {
              setTouched(id);
              setFolded((before) => {
                const next = new Set(before);
                if (!next.delete(id)) next.add(id);
                return next;
              });
            }}
            onFoldAll={(isFolded) => setFolded(isFolded ? foldable(flow) : new Set())}
          />
        ) : null}
      </div>
      <section className={styles.side} aria-label="About it">
        {address.page === 'flow' || missing !== null ? (
          <FlowPanel flow={flow} since={since} theme={theme} />
        ) : null}
        {address.page === 'state' && state ? (
          <StatePanel
            flow={flow}
            state={state}
            situation={address.situation}
            onConsider={setConsidered}
            {...screen}
          />
        ) : null}
        {address.page === 'path' ? (
          <StoryPanel key={address.path} flow={flow} path={address.path} step={address.step} {...screen} />
        ) : null}
      </section>
    </main>
  );
}

/** The top-level states that have children. */
const foldable = ({ graph }: AtlasFlow): Set<string> =>
  new Set(
    graph.states.filter(({ parent, children }) => parent === '' && children.length > 0).map(({ id }) => id),
  );

/** Unfolds the ancestors of the state that the address selects. The user can fold them again. */
function useArrival(
  { graph }: AtlasFlow,
  position: Position,
  onArrive: (holders: readonly string[]) => void,
): void {
  const [seen, setSeen] = useState<Position | null>(null);
  if (seen === position) return;
  setSeen(position);
  const [state] = position.states;
  onArrive(state === undefined ? [] : ancestorsOf(graph, state));
}
