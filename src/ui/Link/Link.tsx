import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends Omit<LinkComponentProps, 'children'> {
  readonly children: ReactNode;
  readonly tone?: keyof typeof styles.tone | undefined;
}

/** A link in text, or around other content with `tone="plain"`. */
export function Link({ children, tone = 'brand', className, ...rest }: LinkProps) {
  const Component = useLinkComponent();
  return (
    <Component {...rest} className={classNames(styles.link, styles.tone[tone], className)}>
      {children}
    </Component>
  );
}
