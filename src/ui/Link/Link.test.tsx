// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

test('is rendered by the application, which receives all props', async () => {
  const visited = vi.fn();
  const AppLink = ({ href, children, ref: _ref, ...rest }: LinkComponentProps) => (
    <a
      {...rest}
      href={`/app${href}`}
      onClick={(event) => {
        event.preventDefault();
        visited(href);
      }}
    >
      {children}
    </a>
  );
  const { user } = renderForTest(
    <LinkProvider component={AppLink}>
      <Link href="/plans" aria-current="page">
        See the plans
      </Link>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'See the plans', current: 'page' });
  expect(link.getAttribute('href')).toBe('/app/plans');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(visited).toHaveBeenCalledExactlyOnceWith('/plans');
});

test('without an application it is a plain link', () => {
  renderForTest(<Link href="#plans">See the plans</Link>);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('#plans');
});

test('a LinkButton works by mouse and by keyboard, and submits no form', async () => {
  const open = vi.fn();
  const submit = vi.fn();
  const { user } = renderForTest(
    <form onSubmit={submit}>
      <LinkButton onClick={open}>terms</LinkButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'terms' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(open).toHaveBeenCalledTimes(3);
  expect(submit).not.toHaveBeenCalled();
});
