import { Card, Section, Stack, Text } from '@adire/ui';
import type { ChangeOption } from '#api/calls/changes.ts';
import { type ChangeKind, OptionCard, type OptionCardProps } from './OptionCard.tsx';

interface ChangeOptionsProps {
  readonly kinds: readonly ChangeKind[];
  readonly dismissed: OptionCardProps['dismissed'];
  readonly amountsOf: OptionCardProps['amountsOf'];
  readonly onChoose: (option: ChangeOption) => void;
}

/** The available kinds of change, then the reasons why the others are unavailable. */
export function ChangeOptions({ kinds, dismissed, amountsOf, onChoose }: ChangeOptionsProps) {
  const closed = kinds.filter(({ options }) => options.length === 0);
  return (
    <Stack gap={4}>
      {kinds.map((kind) => (
        <OptionCard
          key={kind.title}
          kind={kind}
          dismissed={dismissed}
          amountsOf={amountsOf}
          onChoose={onChoose}
        />
      ))}
      {closed.length > 0 && (
        <Card>
          <Section title="Not possible now" look={3}>
            <Stack gap={3}>
              {closed.map(({ title, obstacle }) => (
                <div key={title}>
                  <Text weight="strong">{title}</Text>
                  <Text tone="ink2">{obstacle}</Text>
                </div>
              ))}
            </Stack>
          </Section>
        </Card>
      )}
    </Stack>
  );
}
