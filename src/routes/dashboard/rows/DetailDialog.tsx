import { DescriptionList, Dialog, Stack, Text } from '@adire/ui';
import type { ReactNode } from 'react';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import type { Kobo } from '#domain/money.ts';

interface DetailDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly amountKobo: Kobo;
  /** What became of it, where that needs explaining. */
  readonly sentence?: string | null;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** One movement of money, with all that is known of it. */
export const DetailDialog = ({
  title,
  onClose,
  amountKobo,
  sentence = null,
  action,
  items,
}: DetailDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={title}
  >
    <Stack gap={5}>
      <AmountFigure amountKobo={amountKobo} size="l" />
      {sentence !== null && <Text>{sentence}</Text>}
      <DescriptionList items={items} />
      {action}
    </Stack>
  </Dialog>
);
