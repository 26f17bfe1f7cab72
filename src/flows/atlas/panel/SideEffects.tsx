import type { AtlasFlow } from '../data/atlas.ts';
import { sideEffectsOf } from '../data/lookups.ts';
import { sideEffectText } from '../labels.ts';
import * as styles from './Panel.css.ts';

/** The calls and effects of a transition, in order; every walk checks them. */
export function SideEffects({ flow, transition }: { readonly flow: AtlasFlow; readonly transition: string }) {
  const sideEffects = sideEffectsOf(flow, transition);
  if (sideEffects.length === 0) return null;
  return (
    <ol className={`${styles.bullets} ${styles.note}`} aria-label="What it sends and does">
      {sideEffects.map((effect) => (
        <li key={`${effect.kind} ${effect.name}`}>
          {`${sideEffectText(flow, effect)} `}
          <span className={styles.code}>{effect.name}</span>
        </li>
      ))}
    </ol>
  );
}
