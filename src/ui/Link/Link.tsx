import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends Omit<LinkComponentProps, 'children'> {
  readonly children: ReactNode;
  readonly tone?: keyof typeof styles.tone | undefined;
  /** Draws this one link by something else than the `LinkProvider`'s component. */
  readonly renderLink?: ((props: LinkComponentProps) => ReactNode) | undefined;
}

/** A link in running text, or around anything else with `tone="plain"`. */
export function Link({ children, tone = 'brand', renderLink, className, ...rest }: LinkProps) {
  const Component = useLinkComponent();
  const props = { ...rest, className: classNames(styles.link, styles.tone[tone], className) };
  return renderLink ? renderLink({ ...props, children }) : <Component {...props}>{children}</Component>;
}

export interface LinkTextProps extends Omit<LinkProps, 'href'> {
  readonly href?: string | undefined;
  readonly to?: string | undefined;
}

/** The same, for those who are used to `to`. */
export function LinkText({ href, to, ...rest }: LinkTextProps) {
  return <Link href={href ?? to ?? '#'} {...rest} />;
}
