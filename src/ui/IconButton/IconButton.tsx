import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

interface SharedProps extends Omit<AriaAttributes, 'aria-label' | 'aria-pressed' | 'aria-busy'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly variant?: keyof typeof styles.variant | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

interface ActionProps {
  readonly href?: undefined;
  /** Makes it a toggle with this state. */
  readonly pressed?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** With `href` it is a link and accepts no button props. */
type LinkProps = { readonly href: string } & {
  readonly [Name in Exclude<keyof ActionProps, 'href'>]?: undefined;
};

export type IconButtonProps = SharedProps & (ActionProps | LinkProps);

/** A button with an icon only, 44 px wide and high. */
export function IconButton({
  label,
  icon,
  onClick,
  href,
  pressed,
  variant = 'plain',
  busy = false,
  ref,
  className: extraClassName,
  ...rest
}: IconButtonProps) {
  const Link = useLinkComponent();
  const className = classNames(styles.iconButton, styles.variant[variant], extraClassName);
  const content = (
    <span className={styles.iconBox} aria-hidden="true">
      {busy ? <Spinner /> : icon}
    </span>
  );
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className={className}
        aria-label={label}
        title={label}
        {...rest}
        {...(onClick ? { onClick } : {})}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classNames(className, styles.scripted)}
      title={label}
      {...rest}
      {...(ref === undefined ? {} : { ref })}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
