import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import { useCopy } from '../private/useCopy.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CopyField.css.ts';

export interface CopyFieldProps {
  readonly label: string;
  /** The text that is copied. */
  readonly value: string;
  /** The text that is shown: `8162 409 735`. Defaults to `value`. */
  readonly display?: ReactNode | undefined;
  readonly onCopied?: ((value: string) => void) | undefined;
  /** `large`: the one number of the page, as large as its container allows, with the button below it. */
  readonly size?: 'normal' | 'large' | undefined;
}

/** A label for use within a sentence: `account number`. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** A text with a button that copies it. If the browser rejects that, the text is selected. */
export function CopyField({ label, value, display = value, onCopied, size = 'normal' }: CopyFieldProps) {
  const messages = useMessages();
  const { outcome, copy } = useCopy(value, onCopied);
  const shown = useRef<HTMLSpanElement>(null);
  const isCopied = outcome === 'copied';
  const press = async () => {
    const result = await copy();
    if (result === 'failed' && shown.current) window.getSelection()?.selectAllChildren(shown.current);
  };

  return (
    <div className={size === 'large' ? styles.frame : undefined}>
      <div className={classNames(styles.row, size === 'large' && styles.rowLarge)}>
        <div className={styles.text}>
          <span className={styles.label}>{label}</span>
          <span ref={shown} className={classNames(styles.value, size === 'large' && styles.valueLarge)}>
            <bdi dir="ltr">{display}</bdi>
          </span>
        </div>
        <Button variant="tint" onClick={() => void press()} aria-label={`${messages.copy} ${label}`}>
          <span className={styles.contents}>
            <span className={styles.content} data-shown={!isCopied || undefined}>
              <Copy size={20} aria-hidden="true" className={styles.icon} />
              {size === 'large' ? `${messages.copy} ${inSentence(label)}` : messages.copy}
            </span>
            <span className={styles.content} data-shown={isCopied || undefined}>
              <Check size={20} aria-hidden="true" className={styles.icon} />
              {messages.copied}
            </span>
          </span>
        </Button>
      </div>
      <div role="status" className={outcome === 'failed' ? styles.failed : hidden}>
        {isCopied ? `${label}: ${messages.copied}` : null}
        {outcome === 'failed' ? messages.copyFailed : null}
      </div>
    </div>
  );
}
