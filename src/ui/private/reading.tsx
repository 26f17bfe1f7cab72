import { useDirection } from '@radix-ui/react-direction';
import { ChevronLeft, ChevronRight, type LucideProps } from 'lucide-react';

interface Reading {
  readonly direction: 'ltr' | 'rtl';
  /** The arrow keys that lead back and on. */
  readonly backKey: 'ArrowLeft' | 'ArrowRight';
  readonly onKey: 'ArrowLeft' | 'ArrowRight';
}

const LEFT_TO_RIGHT: Reading = { direction: 'ltr', backKey: 'ArrowLeft', onKey: 'ArrowRight' };
const RIGHT_TO_LEFT: Reading = { direction: 'rtl', backKey: 'ArrowRight', onKey: 'ArrowLeft' };

/** How the page is read, by the `UiProvider` around it. */
export const useReading = (): Reading => (useDirection() === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);

/** Points back, to where reading begins. */
export function BackChevron(props: LucideProps) {
  const Icon = useReading().direction === 'rtl' ? ChevronRight : ChevronLeft;
  return <Icon {...props} />;
}

/** Points on, to where reading leads. */
export function OnChevron(props: LucideProps) {
  const Icon = useReading().direction === 'rtl' ? ChevronLeft : ChevronRight;
  return <Icon {...props} />;
}
