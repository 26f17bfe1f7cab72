// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { Drawer } from './Drawer.tsx';

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <Drawer open={isOpen} onOpenChange={setIsOpen} title="Places">
        <a href="/saved">Saved</a>
      </Drawer>
    </>
  );
}

async function open() {
  const { user } = renderForTest(<Menu />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  return { user, opener, drawer: screen.getByRole('dialog', { name: 'Places' }) };
}

test('focuses itself, so that its title is announced, and traps Tab', async () => {
  const { user, drawer } = await open();
  expect(document.activeElement).toBe(drawer);
  const focused: (string | null | undefined)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await user.tab();
    focused.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(focused).toEqual(['Close', 'Saved', 'Close']);
});

test.each(['Escape', 'Close'])('%s closes it and returns the focus', async (way) => {
  const { user, opener } = await open();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('locks the scrolling of the page, without a style element', async () => {
  const before = document.querySelectorAll('style').length;
  const { user } = await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(document.querySelectorAll('style').length).toBe(before);
  await user.keyboard('{Escape}');
  expect(document.documentElement.style.overflow).toBe('');
});
