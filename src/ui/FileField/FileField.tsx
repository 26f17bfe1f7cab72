import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import { FieldFrame } from '../private/FieldFrame.tsx';
import type { FieldProps } from '../private/fieldTypes.ts';
import { LazyContent } from '../private/LazyContent.tsx';
import { lazyModule } from '../private/lazyModule.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { type CropArea, croppedFile, middleOf } from './croppedFile.ts';
import * as styles from './FileField.css.ts';
import { type FileRejection, type FileSize, type FileTypes, rejectionOf } from './fileChecks.ts';

const cropStage = lazyModule(() => import('./CropStage.tsx'));

export interface FileFieldProps extends FieldProps {
  /** The file that `onChange` reported last; null for none. */
  readonly value: File | null;
  /**
   * Receives the middle of the picture when it is chosen, and its part each time the crop changes, also by itself once the
   * crop area has opened; null when it is removed. `isCrop` is whether it is another part of the same picture.
   */
  readonly onChange: (file: File | null, isCrop: boolean) => void;
  /** A file was rejected. The field shows why; the previous file stays. */
  readonly onRejected?: ((reason: FileRejection) => void) | undefined;
  readonly types: FileTypes;
  readonly size: FileSize;
  /** Width divided by height of the crop area. Defaults to 1. */
  readonly aspect?: number | undefined;
  /** Shows a round crop area; the cropped picture itself is square. */
  readonly round?: boolean | undefined;
  /** Shown while nothing is chosen: the current picture. */
  readonly current?: ReactNode | undefined;
  readonly chooseLabel?: string | undefined;
  readonly removeLabel?: string | undefined;
  /** Disables the field and is shown in it. */
  readonly disabledReason?: string | undefined;
}

/** A picture: chosen or dropped, then moved and zoomed in its crop area. */
export function FileField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  name,
  value,
  onChange,
  onRejected,
  types,
  size,
  aspect = 1,
  round = false,
  current,
  chooseLabel,
  removeLabel,
  disabledReason,
}: FileFieldProps) {
  const messages = useMessages();
  const [cropped, setCropped] = useState<{ readonly original: File; readonly reported: File } | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The latest file or crop area: results for earlier ones are dropped. */
  const latest = useRef<object | null>(null);
  const isDisabled = disabledReason !== undefined;
  const ids = useFieldIds({ id, hint, error: error || rejection });
  // A picture that was cropped here is cropped again from its original.
  const source = cropped?.reported === value ? (cropped?.original ?? null) : value;
  const url = useObjectUrl(source);

  const report = (original: File, reported: File, isCrop: boolean) => {
    setCropped({ original, reported });
    onChange(reported, isCrop);
  };
  const accept = async (file: File | undefined) => {
    if (!file || isDisabled) return;
    latest.current = file;
    const rejected = rejectionOf(file, types, size);
    const reported = rejected ? null : await croppedFile(file, middleOf(aspect));
    if (latest.current !== file) return;
    if (reported) {
      setRejection(null);
      report(file, reported, false);
    } else {
      const reason = rejected ?? 'type';
      setRejection({ type: types, size }[reason].message);
      onRejected?.(reason);
    }
  };
  const crop = async (area: CropArea) => {
    if (!source || isDisabled) return;
    latest.current = area;
    const cropped = await croppedFile(source, () => area);
    if (cropped && latest.current === area) report(source, cropped, true);
  };
  const remove = () => {
    latest.current = null;
    setCropped(null);
    setRejection(null);
    onChange(null, false);
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    void accept(event.dataTransfer.files[0]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void accept(target.files?.[0]);
    // The same file may be chosen again.
    target.value = '';
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error: error || rejection, required, ids }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input. */}
      <div
        className={styles.field}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(!isDisabled);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
      >
        {source && url !== null ? (
          <LazyContent
            code={cropStage}
            loading={
              <div className={styles.loading}>
                <Spinner label={messages.openingPicture} />
              </div>
            }
            failedText={messages.cropFailed}
          >
            {({ default: CropStage }) => (
              <CropStage
                key={url}
                url={url}
                aspect={aspect}
                round={round}
                isDisabled={isDisabled}
                onCropped={(area) => void crop(area)}
              />
            )}
          </LazyContent>
        ) : null}
        <div className={source ? styles.bar : styles.zone} data-over={isDragOver || undefined}>
          {source ? null : (current ?? <ImagePlus size={28} className={styles.icon} aria-hidden="true" />)}
          <span className={classNames(styles.pick, isDisabled && styles.pickDisabled)}>
            <input
              {...ids.aria}
              ref={input}
              id={ids.id}
              aria-labelledby={`${ids.labelId} ${ids.id}-choose`}
              name={name}
              required={required === true && value === null}
              disabled={isDisabled}
              className={styles.input}
              type="file"
              title=""
              accept={types.accept.join(',')}
              onChange={choose}
            />
            <span id={`${ids.id}-choose`}>
              {source ? messages.chooseAnotherPicture : (chooseLabel ?? messages.choosePicture)}
            </span>
          </span>
          {source ? null : <span className={styles.drop}>{messages.dropPicture}</span>}
          {source && !isDisabled ? (
            <Button variant="text" onClick={remove}>
              {removeLabel ?? messages.removePicture}
            </Button>
          ) : null}
          <span role="status" className={styles.status}>
            {disabledReason ?? source?.name}
          </span>
        </div>
      </div>
    </FieldFrame>
  );
}

/** An object URL of a file, revoked when it is no longer shown. */
function useObjectUrl(file: File | null): string | null {
  const [created, setCreated] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setCreated({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return created?.file === file ? (created?.url ?? null) : null;
}
