import type { Tone } from '../diagram/marks.ts';
import { tagTone } from '../diagram/Overlay.css.ts';
import { ToneSign } from '../diagram/ToneSign.tsx';
import * as styles from './ToneBadge.css.ts';

/** A sign with its text, in the colours of the diagram. */
export function ToneBadge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={`${styles.badge} ${tagTone[tone]}`}>
      <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true" className={styles.sign}>
        <ToneSign tone={tone} />
      </svg>
      {children}
    </span>
  );
}
