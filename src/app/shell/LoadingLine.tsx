import { Spinner, VisuallyHidden } from '@adire/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import * as styles from './LoadingLine.css.ts';

/** Pages that load within this time show no indicator. */
const SHOW_DELAY_MS = 300;

/** Indicates that the next page is loading. */
export function LoadingLine() {
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLong(true), SHOW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLoading]);
  return (
    <div role="status" className={styles.place}>
      {isLong && (
        <span className={styles.mark}>
          <Spinner />
          <VisuallyHidden>Loading the page</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
