import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

/**
 * Two to four options side by side, one of them recommended: the key figure in the header, then the differences row by
 * row. On phones the row's label is above its values, and the header stays visible.
 *
 * For data use `Table`; for a choice without comparison `RadioCards`. Do not use ticks and crosses, nor cells longer
 * than a few words.
 */
const meta = { component: ComparisonTable } satisfies Meta<typeof ComparisonTable>;
export default meta;

const parts = (own: number, lender: number) =>
  [
    { key: 'own', value: own, pattern: 'accent' },
    { key: 'lender', value: lender, pattern: 'hatch' },
  ] as const;

const three: ComparisonTableProps<'A' | 'B' | 'C'> = {
  label: 'The three ways',
  columns: [
    {
      key: 'A',
      title: 'Way A',
      description: 'Pay all of it yourself, bit by bit.',
      figure: '₦833,333.34',
      unit: 'a month',
      action: 'Choose',
    },
    {
      key: 'B',
      title: 'Way B',
      description: 'Save your part, the lender pays the rest.',
      figure: '₦312,500',
      unit: 'a month',
      action: 'Choose',
    },
    {
      key: 'C',
      title: 'Way C',
      description: 'As Way B, and begin when you like.',
      figure: '₦312,500',
      unit: 'a month',
      action: 'Choose',
    },
  ],
  rows: [
    {
      label: 'Where the price comes from',
      cells: {
        A: { bar: parts(25, 0), note: 'all from you' },
        B: { bar: parts(7.5, 17.5), note: 'you, then the lender' },
        C: { bar: parts(7.5, 17.5), note: 'you, then the lender' },
      },
    },
    {
      label: 'Due now',
      cells: {
        A: { value: '₦5,000,000', note: '20% at once' },
        B: { value: '₦312,500', note: 'first month' },
        C: { value: 'Nothing', note: 'pay when ready' },
      },
    },
    {
      label: 'You pay in all',
      cells: {
        A: { value: '₦25,000,000' },
        B: { value: '₦7,500,000' },
        C: { value: '₦7,500,000' },
      },
    },
    {
      label: 'Meant for',
      cells: {
        A: { value: '24 to 36 months' },
        B: { value: '1 to 36 months' },
        C: { value: '1 to 36 months' },
      },
    },
  ],
  recommended: { key: 'B', tag: 'Recommended' },
  onChoose: () => {},
};

export const Three: StoryObj = { render: () => <ComparisonTable {...three} /> };
export const Two: StoryObj = {
  render: () => <ComparisonTable {...three} columns={three.columns.slice(0, 2)} />,
};
export const Long: StoryObj = {
  render: () => <ComparisonTable {...three} rows={[...three.rows, ...manyMore]} />,
};

const manyMore = Array.from({ length: 12 }, (_, at) => ({
  label: `Line ${at + 5}`,
  cells: { A: { value: 'None' }, B: { value: '20% to 25%' }, C: { value: '20% to 25%' } },
}));
