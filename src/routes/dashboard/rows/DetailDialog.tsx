import { DescriptionList, Dialog, Stack } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Kobo } from '#domain/money.ts';
import { AmountFigure } from '../../amount/AmountFigure.tsx';

interface DetailDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly amountKobo: Kobo;
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** One movement of money, with all that is known of it. */
export const DetailDialog = ({ title, onClose, amountKobo, items }: DetailDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={title}
  >
    <Stack gap={5}>
      <AmountFigure amountKobo={amountKobo} size="l" />
      <DescriptionList items={items} />
    </Stack>
  </Dialog>
);
