import { Badge, Text } from '@adire/ui';
import { type ShownStatus, STATUS_TONES } from '#domain/statusTones.ts';

interface RowStatusProps {
  readonly status: ShownStatus;
  readonly label: string;
}

/** The status of a row: a plain word where all went well, so that what needs attention stands out in a list. */
export function RowStatus({ status, label }: RowStatusProps) {
  const tone = STATUS_TONES[status];
  if (tone === 'positive') {
    return (
      <Text as="span" size="note" weight="strong" tone="positive">
        {label}
      </Text>
    );
  }
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  );
}
