import { IconButton } from '@adire/ui';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import type { HomeRenderer } from '../three/HomeRenderer.ts';
import * as styles from './viewer.css.ts';
import { ZOOM_STEP } from './viewerKeys.ts';

/** Help on rotating and zooming, and buttons for zoom and reset, for users who cannot pinch. */
export function ViewerControls({ renderer }: { readonly renderer: HomeRenderer }) {
  return (
    <>
      <p className={styles.help}>
        <span className={styles.byTouch}>Drag sideways to turn, pinch to zoom</span>
        <span className={styles.byMouse}>Drag to turn, Ctrl and wheel to zoom</span>
      </p>
      <div className={styles.buttons}>
        <IconButton
          className={styles.button}
          label="Zoom in"
          icon={<Plus size={20} />}
          onClick={() => renderer.zoom(ZOOM_STEP)}
        />
        <IconButton
          className={styles.button}
          label="Zoom out"
          icon={<Minus size={20} />}
          onClick={() => renderer.zoom(1 / ZOOM_STEP)}
        />
        <IconButton
          className={styles.button}
          label="Back to the first view"
          icon={<RotateCcw size={20} />}
          onClick={() => renderer.resetView()}
        />
      </div>
    </>
  );
}
