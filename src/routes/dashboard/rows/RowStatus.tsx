import { Badge, Text } from '@adire/ui';
import { statusTone } from '#domain/statuses.ts';

/** The status of a row: a plain word where all went well, so that what needs attention stands out in a list. */
export function RowStatus({ label }: { readonly label: string }) {
  const tone = statusTone(label);
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
