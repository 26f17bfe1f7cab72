import { breakpoints, useMediaQuery } from '@adire/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { countText } from '#domain/quantities.ts';
import * as styles from './FoldedInstalments.css.ts';

/** How many of the coming instalments phones show at once. */
const COMING = 6;

type Part = 'all' | 'paid' | 'coming' | 'later';

interface FoldedInstalmentsProps<Instalment> {
  readonly instalments: readonly Instalment[];
  /** How many of them are paid. */
  readonly paid?: number;
  readonly table: (instalments: readonly Instalment[], part: Part) => ReactNode;
}

/** All instalments; on phones, where each is a card, the coming ones, and the others open. */
export function FoldedInstalments<Instalment>({
  instalments,
  paid = 0,
  table,
}: FoldedInstalmentsProps<Instalment>) {
  const isPhone = useMediaQuery(breakpoints.phone);
  if (!isPhone || paid === instalments.length || instalments.length <= COMING)
    return table(instalments, 'all');
  const folded = (part: 'paid' | 'later', rows: readonly Instalment[]) =>
    rows.length > 0 && (
      <Folded title={countText(rows.length, `${part} instalment`)}>{table(rows, part)}</Folded>
    );
  return (
    <>
      {folded('paid', instalments.slice(0, paid))}
      {table(instalments.slice(paid, paid + COMING), 'coming')}
      {folded('later', instalments.slice(paid + COMING))}
    </>
  );
}

/** Opened by the reader, or by the browser's search for text in it. */
const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details>
    <summary className={styles.summary}>
      {title}
      <Plus size={20} className={styles.mark} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
