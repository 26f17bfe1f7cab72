// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ComboboxField } from '../ComboboxField/ComboboxField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Lightbox } from '../Lightbox/Lightbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { renderForTest } from './renderForTest.tsx';

const active = new Set<FakeCloseWatcher>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    active.add(this);
  }

  readonly destroy = () => void active.delete(this);
}

/** Back on Android: the browser ends the newest watcher, then tells it. */
function goBack(): void {
  const newest = [...active].at(-1);
  expect(newest, 'Back would leave the page').toBeDefined();
  newest?.destroy();
  act(() => void newest?.dispatchEvent(new Event('close')));
}

beforeEach(() => {
  active.clear();
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
  return () => vi.unstubAllGlobals();
});

const onOpenChange = vi.fn<(isOpen: boolean) => void>();

test.each([
  ['a dialog', <Dialog key="" open title="Amount" {...{ onOpenChange }} />],
  ['a drawer', <Drawer key="" open title="Menu" {...{ onOpenChange }} />],
  [
    'a popover',
    <Popover key="" open trigger={<b />} label="Beds" {...{ onOpenChange }}>
      1
    </Popover>,
  ],
  [
    'pictures',
    <Lightbox key="" images={[{ url: '/1.jpg', alt: '' }]} openAt={0} onClose={() => onOpenChange(false)} />,
  ],
])('Back asks %s to close, once; one that stays open is asked again', (_name, layer) => {
  const { rerender, unmount } = renderForTest(<StrictMode>{layer}</StrictMode>);
  expect(active.size).toBe(1);
  goBack();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(active.size).toBe(1);
  goBack();
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  rerender(<StrictMode>{null}</StrictMode>);
  expect(active.size).toBe(0);
  unmount();
});

function Nested() {
  const [isOuterOpen, setIsOuterOpen] = useState(true);
  const [isInnerOpen, setIsInnerOpen] = useState(false);
  return (
    <Dialog open={isOuterOpen} onOpenChange={setIsOuterOpen} title="Outer">
      <ComboboxField
        label="Area"
        listLabel="Areas"
        noneText="None"
        value=""
        onChange={() => {}}
        options={[{ value: 'Lekki', label: 'Lekki' }]}
      />
      <button type="button" onClick={() => setIsInnerOpen(true)}>
        More
      </button>
      <Dialog open={isInnerOpen} onOpenChange={setIsInnerOpen} title="Inner" />
    </Dialog>
  );
}

const titles = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

test('of nested dialogs Back closes the top one, then the other', async () => {
  const { user } = renderForTest(<Nested />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(titles().toSorted()).toEqual(['Inner', 'Outer']);
  goBack();
  expect(titles()).toEqual(['Outer']);
  goBack();
  expect(titles()).toEqual([]);
  expect(active.size).toBe(0);
});

test('Escape closes the top one and leaves the other watched', async () => {
  const { user } = renderForTest(<Nested />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['Outer']);
  expect(active.size).toBe(1);
  await user.keyboard('{Escape}');
  expect(active.size).toBe(0);
});

test('Back closes the open list of a field first', async () => {
  const { user } = renderForTest(<Nested />);
  await user.type(screen.getByRole('combobox'), 'L');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  goBack();
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(titles()).toEqual(['Outer']);
});

test('Back closes a menu', async () => {
  const { user } = renderForTest(
    <DropdownMenu label="More" trigger={<button type="button">More</button>} items={[{ label: 'Share' }]} />,
  );
  expect(active.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menu')).toBeDefined();
  goBack();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(active.size).toBe(0);
});

test('without the API a dialog closes on Escape as before', async () => {
  vi.unstubAllGlobals();
  const { user } = renderForTest(<Nested />);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual([]);
  expect(active.size).toBe(0);
});
