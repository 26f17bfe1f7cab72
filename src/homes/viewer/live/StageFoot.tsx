import { IconButton } from '@adire/ui';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import type { HomeStage } from '../three/HomeStage.ts';
import * as styles from './stage.css.ts';
import { ZOOM_STEP } from './stageKeys.ts';

/** How one turns it, in words; and nearer, further, back as buttons, for those who cannot pinch. */
export function StageFoot({ stage }: { readonly stage: HomeStage }) {
  return (
    <>
      <p className={styles.foot}>
        <span className={styles.byTouch}>Drag sideways to turn, pinch to zoom</span>
        <span className={styles.byMouse}>Drag to turn, Ctrl and wheel to zoom</span>
      </p>
      <div className={styles.buttons}>
        <IconButton
          className={styles.button}
          label="Zoom in"
          icon={<Plus size={20} />}
          onClick={() => stage.zoom(ZOOM_STEP)}
        />
        <IconButton
          className={styles.button}
          label="Zoom out"
          icon={<Minus size={20} />}
          onClick={() => stage.zoom(1 / ZOOM_STEP)}
        />
        <IconButton
          className={styles.button}
          label="Back to the first view"
          icon={<RotateCcw size={20} />}
          onClick={() => stage.lookAgain()}
        />
      </div>
    </>
  );
}
