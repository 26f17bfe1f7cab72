import { Button, Card, Section, SelectField, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import type { ChangeFigures, ChangeOption } from '#api/calls/changes.ts';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import * as styles from './change.css.ts';
import type { ComparedAmounts } from './comparedAmounts.ts';
import { shortEffect } from './figureTexts.ts';

/** One kind of change, with its available options. */
export interface ChangeKind {
  readonly title: string;
  /** What the change does. */
  readonly about: string;
  readonly options: readonly ChangeOption[];
  /** Why it has no options, if it has none. */
  readonly obstacle: string;
  /** The label of the list, if there can be several options. */
  readonly listLabel?: string;
  /** An option's name in the list. */
  readonly nameOf?: (option: ChangeOption) => string;
  /** The initially selected option; defaults to the first one. */
  readonly initial?: ChangeOption | undefined;
}

export interface OptionCardProps {
  readonly kind: ChangeKind;
  /** The option whose comparison the buyer has just closed; its card selects it again and has the focus. */
  readonly dismissed: ChangeOption | null;
  /** The explained amounts of a plan after a change. */
  readonly amountsOf: (figures: ChangeFigures) => ComparedAmounts;
  readonly onChoose: (option: ChangeOption) => void;
}

const keyOf = ({ change: { kind, durationMonths, apartmentId, plan } }: ChangeOption): string =>
  [kind, durationMonths, apartmentId, plan].join(':');

/** One kind of change: its description, its effect, and a button to compare it. */
export function OptionCard({ kind, dismissed, amountsOf, onChoose }: OptionCardProps) {
  const { title, about, options, listLabel, nameOf, initial } = kind;
  const dismissedKey = dismissed && keyOf(dismissed);
  const [chosenKey, choose] = useState(dismissedKey);
  const chosen = options.find((option) => keyOf(option) === chosenKey) ?? initial ?? options[0];
  if (!chosen) return null;
  return (
    <Card>
      <Section title={title} look={3}>
        <Stack gap={4}>
          <Text tone="ink2">{about}</Text>
          {listLabel !== undefined && nameOf && (
            <SelectField
              label={listLabel}
              value={keyOf(chosen)}
              onChange={choose}
              options={options.map((option) => ({ value: keyOf(option), label: nameOf(option) }))}
            />
          )}
          <div className={styles.row}>
            <Text weight="strong">
              <ExplainedText
                text={shortEffect(chosen.figures)}
                explanations={Object.values(amountsOf(chosen.figures))}
              />
            </Text>
            <Button
              variant="tint"
              aria-label={`Compare: ${title}`}
              autoFocus={dismissedKey === keyOf(chosen)}
              onClick={() => onChoose(chosen)}
            >
              Compare
            </Button>
          </div>
        </Stack>
      </Section>
    </Card>
  );
}
