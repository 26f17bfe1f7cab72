// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../Link/LinkProvider.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { Button, type ButtonProps } from './Button.tsx';

describe('Button', () => {
  test('acts on click, Enter and space', async () => {
    const onClick = vi.fn();
    const { user } = renderForTest(<Button onClick={onClick}>Continue</Button>);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  test('busy: sets aria-busy, keeps its label, ignores clicks and does not submit', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderForTest(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Continue
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('disabled: can be focused, is described by its reason, ignores clicks', async () => {
    const onClick = vi.fn();
    const { user } = renderForTest(
      <Button onClick={onClick} disabledReason="Choose a unit first.">
        Next
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Next', description: 'Choose a unit first.' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  test('keeps the focus when it is disabled and enabled again', async () => {
    const { user, rerender } = renderForTest(<Button>Next</Button>);
    await user.tab();
    const button = screen.getByRole('button', { name: 'Next' });
    expect(document.activeElement).toBe(button);
    rerender(<Button disabledReason="The unit is being held for you.">Next</Button>);
    expect(document.activeElement).toBe(button);
    rerender(<Button>Next</Button>);
    expect(document.activeElement).toBe(button);
  });

  test('an empty reason does not disable it', () => {
    renderForTest(<Button disabledReason="">Next</Button>);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('with href it is a link, rendered by the application', () => {
    const AppLink = ({ href, children, ...rest }: LinkComponentProps) => (
      <a href={`/app${href}`} {...rest}>
        {children}
      </a>
    );
    renderForTest(
      <LinkProvider component={AppLink}>
        <Button href="/search">Explore Properties</Button>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Explore Properties' }).getAttribute('href')).toBe('/app/search');
  });

  test('a disabled link is not rendered as a link', () => {
    renderForTest(
      <Button href="/search" disabledReason="Log in first.">
        Explore Properties
      </Button>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a link accepts no props of a button', () => {
    expectTypeOf<{ children: string; href: string }>().toExtend<ButtonProps>();
    expectTypeOf<{ children: string; type: 'submit'; form: string }>().toExtend<ButtonProps>();
    expectTypeOf<{ children: string; href: string; type: 'submit' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string; href: string; form: string }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string; href: string; ref: () => void }>().not.toExtend<ButtonProps>();
  });
});
