import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import { copyText } from '../private/copyText.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyField.css.ts';

export interface CopyFieldProps {
  readonly label: string;
  /** What is copied. */
  readonly value: string;
  /** What is shown: `8162 409 735`. */
  readonly display?: ReactNode | undefined;
  readonly onCopied?: ((value: string) => void) | undefined;
  readonly copyLabel?: string | undefined;
  readonly copiedLabel?: string | undefined;
  readonly size?: 'normal' | 'large' | undefined;
}

const SHOWN_MS = 2500;

/** A text that one takes elsewhere, in one tap. */
export function CopyField({
  label,
  value,
  display = value,
  onCopied,
  copyLabel = 'Copy',
  copiedLabel = 'Copied',
  size = 'normal',
}: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (!(await copyText(value))) return;
    setIsCopied(true);
    onCopied?.(value);
  };

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={classNames(styles.value, size === 'large' && styles.valueLarge)}>{display}</span>
      </div>
      <Button
        variant="tint"
        icon={isCopied ? <Check size={20} /> : <Copy size={20} />}
        onClick={copy}
        aria-label={`${copyLabel} ${label}`}
      >
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? `${label}: ${copiedLabel}` : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
