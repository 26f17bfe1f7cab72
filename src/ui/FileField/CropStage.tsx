import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '../Slider/Slider.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './CropStage.css.ts';
import type { CropArea } from './croppedFile.ts';

interface CropStageProps {
  readonly url: string;
  readonly aspect: number;
  readonly round: boolean;
  readonly isDisabled: boolean;
  /** Called each time the crop area rests. */
  readonly onCropped: (area: CropArea) => void;
}

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
const KEY_STEP_PX = 8;
const ZOOM_KEYS: Partial<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };
const inPercent = (zoom: number) => `${Math.round(zoom * 100)}%`;

/** The picture and its crop area: dragged, pinched, scrolled; or moved with arrow keys and zoomed with + and -. */
export default function CropStage({ url, aspect, round, isDisabled, onCropped }: CropStageProps) {
  const messages = useMessages();
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomTo = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(1, Number(next.toFixed(2)))));
  const press = (event: KeyboardEvent) => {
    const step = ZOOM_KEYS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom + step);
  };
  return (
    <div className={styles.root} inert={isDisabled}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the focusable crop area inside. */}
      <div className={styles.stage} onKeyDown={press}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={KEY_STEP_PX}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropComplete={(_, area) => onCropped(area)}
          classes={{ cropAreaClassName: styles.window }}
          cropperProps={{
            role: 'application',
            'aria-label': messages.cropArea,
            'aria-describedby': helpId,
          }}
        />
      </div>
      <Slider
        label={messages.zoom}
        thumbs={[{ label: messages.zoom, value: zoom }]}
        onChange={([next = zoom]) => zoomTo(next)}
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        formatValue={inPercent}
      />
      <p id={helpId} className={styles.help}>
        {messages.cropHelp}
      </p>
    </div>
  );
}
