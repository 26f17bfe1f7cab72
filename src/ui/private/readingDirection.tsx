import { useDirection } from '@radix-ui/react-direction';
import { ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';

interface Reading {
  readonly direction: 'ltr' | 'rtl';
  /** The arrow keys for the previous and the next item. */
  readonly backKey: 'ArrowLeft' | 'ArrowRight';
  readonly onKey: 'ArrowLeft' | 'ArrowRight';
}

const LEFT_TO_RIGHT: Reading = { direction: 'ltr', backKey: 'ArrowLeft', onKey: 'ArrowRight' };
const RIGHT_TO_LEFT: Reading = { direction: 'rtl', backKey: 'ArrowRight', onKey: 'ArrowLeft' };

/** The reading direction of the `UiProvider`, with its arrow keys. */
export const useReadingDirection = (): Reading => (useDirection() === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);

/** A chevron towards the start of the line. */
export function BackChevron(props: LucideProps) {
  const Icon = useReadingDirection().direction === 'rtl' ? ChevronRight : ChevronLeft;
  return <Icon {...props} />;
}

/** A chevron towards the end of the line. */
export function ForwardChevron(props: LucideProps) {
  const Icon = useReadingDirection().direction === 'rtl' ? ChevronLeft : ChevronRight;
  return <Icon {...props} />;
}
