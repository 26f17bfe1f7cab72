import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Rendered only while the tab is selected. Without it the page renders the view. */
  readonly content?: ReactNode | undefined;
}

export interface TabsProps<Value extends string = string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly TabItem<Value>[];
  /** The accessible name of the list of tabs. */
  readonly label: string;
}

/** Tabs. Arrow keys, Home and End move. If not all of them fit, the selected one is scrolled into view. */
export function Tabs<Value extends string = string>({ value, onChange, tabs, label }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Value | null>(null);
  useEffect(() => {
    if (!list.current || shown.current === value) return;
    shown.current = value;
    showSelected(list.current);
  }, [value]);
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            {...(tab.content === undefined ? { 'aria-controls': undefined } : {})}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) =>
        tab.content === undefined ? null : (
          <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
            {tab.content}
          </RadixTabs.Content>
        ),
      )}
    </RadixTabs.Root>
  );
}

/** Scrolls only the list: `scrollIntoView` would scroll the page too. */
function showSelected(list: HTMLElement): void {
  const selected = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!selected) return;
  const { left, right } = list.getBoundingClientRect();
  if (selected.left < left) list.scrollLeft -= left - selected.left;
  const endOfWhole = right - styles.FADE_PX;
  if (selected.right > endOfWhole) list.scrollLeft += selected.right - endOfWhole;
}
