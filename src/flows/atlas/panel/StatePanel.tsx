import { Badge } from '@adire/ui';
import type { FlowState } from '../../graph/graph.ts';
import { titleOf } from '../../graph/words.ts';
import { hrefOf } from '../address/address.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { pathsThrough, situationsOf, stateOf } from '../data/lookups.ts';
import { CHANGE_LABELS, COVERAGE_LABELS, count } from '../labels.ts';
import { Files } from './Files.tsx';
import { Inside } from './Inside.tsx';
import { NextMoves } from './NextMoves.tsx';
import * as styles from './Panel.css.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { Part } from './Part.tsx';
import { PathList } from './PathList.tsx';
import type { ScreenProps } from './Screen.tsx';
import { Seen } from './Seen.tsx';
import { Situations } from './Situations.tsx';
import { Stage } from './Stage.tsx';
import { ToneBadge } from './ToneBadge.tsx';
import { Way } from './Way.tsx';
import { Ways } from './Ways.tsx';

export interface StatePanelProps extends Pick<ScreenProps, 'look' | 'onLook' | 'atlasTheme'> {
  readonly flow: AtlasFlow;
  readonly state: FlowState;
  readonly situation: number | null;
  readonly onConsider: (transitions: readonly string[]) => void;
}

/** The panel of a state. */
export function StatePanel({ flow, state, situation: wanted, onConsider, ...screen }: StatePanelProps) {
  const { id } = state;
  const places = situationsOf(flow, id);
  const place = wanted !== null && places.includes(wanted) ? wanted : (places[0] ?? null);
  const situation = flow.situations[place ?? -1];
  const paths = pathsThrough(flow, id);
  const reach = flow.reached.states[id] ?? 'none';
  const change = flow.changes?.find((each) => each.what === 'state' && each.id === id);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <PanelHeading place={`${flow.id} ${id} ${place}`}>{titleOf(state.name)}</PanelHeading>
        <span className={styles.code}>{id}</span>
        <p>{state.description}</p>
        <div className={styles.badges}>
          {flow.isOnServer ? null : <ToneBadge tone={reach}>{COVERAGE_LABELS[reach].where}</ToneBadge>}
          {change ? <ToneBadge tone={change.kind}>{CHANGE_LABELS[change.kind]}</ToneBadge> : null}
          {state.kind === 'final' ? <Badge tone="neutral">the end</Badge> : null}
          {state.kind === 'parallel' ? <Badge tone="neutral">side by side</Badge> : null}
          {state.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              {tag}
            </Badge>
          ))}
        </div>
        {change?.kind === 'changed' ? (
          <ul className={styles.bullets}>
            {change.differences.map(({ name, was, is }) => (
              <li key={name}>{`${name}: “${was || 'none'}” is now “${is || 'none'}”`}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {state.children.length > 0 ? <StatesWithin flow={flow} ids={state.children} /> : null}
      {flow.isOnServer ? null : <Situations flow={flow} state={id} places={places} place={place ?? 0} />}
      {state.children.length > 0 || flow.isOnServer ? null : (
        <Stage flow={flow} state={id} situation={place} {...screen}>
          {place === null ? null : (
            <NextMoves flow={flow} state={id} situation={place} onConsider={onConsider} />
          )}
        </Stage>
      )}
      {situation && place !== null ? (
        <>
          <Seen situation={situation} />
          <Way flow={flow} state={id} situation={place} />
        </>
      ) : null}
      <Inside flow={flow} states={[state]} />
      {flow.isOnServer ? null : (
        <Part title={`Tests: ${count(paths.length, 'path comes', 'paths come')} here`}>
          {paths.length > 0 ? <PathList key={id} flow={flow} paths={paths} /> : null}
        </Part>
      )}
      <Ways key={id} flow={flow} state={id} />
      {flow.files.length === 0 ? null : <Files files={flow.files} />}
    </div>
  );
}

function StatesWithin({ flow, ids }: { readonly flow: AtlasFlow; readonly ids: readonly string[] }) {
  return (
    <Part title={count(ids.length, 'state within', 'states within')}>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id} className={styles.item}>
            <a
              href={hrefOf({ page: 'state', flow: flow.id, state: id, situation: null })}
              className={styles.cover}
            >
              {titleOf(id.split('.').at(-1) ?? id)}
            </a>
            <span className={styles.note}>{stateOf(flow, id)?.description}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
