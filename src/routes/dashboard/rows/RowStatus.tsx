import { Badge, Text } from '@adire/ui';
import { type ShownStatus, STATUS_TONES } from '#domain/statusTones.ts';

interface RowStatusProps {
  readonly status: ShownStatus;
  readonly label: string;
}

/** The status of a row. Success is plain text, so that rows that need attention stand out. */
export function RowStatus({ status, label }: RowStatusProps) {
  const tone = STATUS_TONES[status];
  if (tone === 'positive') {
    return (
      <Text as="span" size="note" weight="strong" tone="positive">
        {label}
      </Text>
    );
  }
  return <Badge tone={tone}>{label}</Badge>;
}
