import { Button, Card, Section, SelectField, Stack, Text } from '@adire/ui';
import { type ReactNode, useState } from 'react';
import type { ChangeOption } from '#api/calls/changes.ts';
import * as styles from './change.css.ts';
import { shortEffect } from './figureTexts.ts';

interface OptionCardProps {
  readonly title: string;
  /** What it does. */
  readonly children: ReactNode;
  readonly options: readonly ChangeOption[];
  /** Of the list, where there are several. */
  readonly listLabel?: string;
  /** An option's name in the list. */
  readonly nameOf?: (option: ChangeOption) => string;
  /** Shown in place of the options where there are none. */
  readonly obstacle: string;
  readonly onChoose: (option: ChangeOption) => void;
}

/** One kind of change: what it does, what it comes to, and a way to compare it; or why it is not possible. */
export function OptionCard({ title, children, options, obstacle, ...choosing }: OptionCardProps) {
  return (
    <Card>
      <Section title={title} look={3}>
        <Stack gap={4}>
          <Text tone="ink2">{children}</Text>
          {options.length === 0 ? (
            <Text>{obstacle}</Text>
          ) : (
            <Choice title={title} options={options} {...choosing} />
          )}
        </Stack>
      </Section>
    </Card>
  );
}

type ChoiceProps = Omit<OptionCardProps, 'children' | 'obstacle'>;

const keyOf = ({ change: { kind, durationMonths, apartmentId, plan } }: ChangeOption): string =>
  [kind, durationMonths, apartmentId, plan].join(':');

const optionEffect = ({ figures }: ChangeOption): string => shortEffect(figures);

/** The options of one kind: one is shown as it is, several in a list. */
function Choice({ title, options, listLabel, nameOf = optionEffect, onChoose }: ChoiceProps) {
  const [chosenKey, choose] = useState('');
  const chosen = options.find((option) => keyOf(option) === chosenKey) ?? options[0];
  if (!chosen) return null;
  return (
    <Stack gap={3}>
      {listLabel !== undefined && (
        <SelectField
          label={listLabel}
          value={keyOf(chosen)}
          onChange={choose}
          options={options.map((option) => ({ value: keyOf(option), label: nameOf(option) }))}
        />
      )}
      <div className={styles.row}>
        <Text weight="strong">{shortEffect(chosen.figures)}</Text>
        <Button variant="tint" aria-label={`Compare: ${title}`} onClick={() => onChoose(chosen)}>
          Compare
        </Button>
      </div>
    </Stack>
  );
}
