// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function Contribution() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Make Contribution</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Amount"
        description="Block 1, U4"
        steps={{ current: 1, total: 3 }}
        actions={<Button onClick={() => setIsOpen(false)}>Continue</Button>}
      >
        <TextField label="How much" />
      </Dialog>
    </>
  );
}

function Opener({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && children}
    </>
  );
}

async function open() {
  const { user } = renderForTest(<Contribution />);
  const opener = screen.getByRole('button', { name: 'Make Contribution' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'Amount', description: 'Block 1, U4' }) };
}

describe('Dialog', () => {
  test('takes the focus, announces its step, and traps Tab', async () => {
    const { user, dialog } = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test.each(['Escape', 'Close', 'Continue'])('%s closes it and returns the focus', async (way) => {
    const { user, opener } = await open();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  test('leaves the focus to what took it when the dialog closed', async () => {
    const Saved = () => {
      const [isSaved, setIsSaved] = useState(false);
      return isSaved ? (
        <OtpField label="Code" length={6} value="" onChange={() => {}} autoFocus />
      ) : (
        <Dialog open onOpenChange={() => {}} title="Edit">
          <Button onClick={() => setIsSaved(true)}>Save</Button>
        </Dialog>
      );
    };
    const { user } = renderForTest(
      <Opener>
        <Saved />
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  });

  test('locks the scrolling of the page', async () => {
    const { user } = await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('inserts no style element, which the content security policy would reject', async () => {
    const before = document.querySelectorAll('style').length;
    await open();
    expect(document.querySelectorAll('style').length).toBe(before);
  });
});

test('without a description it has none', () => {
  renderForTest(<Dialog open onOpenChange={() => undefined} title="Cancel this payment?" />);
  const dialog = screen.getByRole('dialog', { name: 'Cancel this payment?', description: '' });
  expect(dialog.textContent).toBe('Cancel this payment?');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
