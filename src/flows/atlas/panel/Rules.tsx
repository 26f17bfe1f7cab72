import { hrefOf } from '../address/address.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { count } from '../labels.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

/** The rules of a flow, each with the states in which it applies. */
export function Rules({ flow }: { readonly flow: AtlasFlow }) {
  const { rules } = flow.about;
  if (rules.length === 0) return null;
  return (
    <Part title={count(rules.length, 'rule')}>
      <ul className={styles.list}>
        {rules.map(({ label, value, states, sentence }) => (
          <li key={label} className={styles.item}>
            <span className={styles.row}>
              <span className={styles.grow}>{label.replaceAll('`', '')}</span>
              <strong>{value}</strong>
            </span>
            {sentence === null ? null : <span className={styles.note}>{`The page says “${sentence}”`}</span>}
            {states.length === 0 ? null : (
              <span className={styles.note}>
                {'In '}
                {states.map((state, index) => (
                  <span key={state}>
                    {index === 0 ? '' : ', '}
                    <a href={hrefOf({ page: 'state', flow: flow.id, state, situation: null })}>
                      {state || 'the whole flow'}
                    </a>
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
