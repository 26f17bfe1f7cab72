import { Spinner, VisuallyHidden } from '@adire/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import * as styles from './LoadingLine.css.ts';

/** A page that loads within this time needs no loading line. */
const PATIENCE_MS = 300;

/** Says that the next page is on its way. */
export function LoadingLine() {
  const isLoading = useNavigation().state === 'loading';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
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
