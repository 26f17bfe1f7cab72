import { type AriaAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { classNames } from '../private/classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface SharedProps extends AriaAttributes {
  readonly children: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Use `main` once in a view. Defaults to `main`. */
  readonly variant?: keyof typeof styles.variant | undefined;
  readonly size?: keyof typeof styles.size | undefined;
  readonly shape?: keyof typeof styles.shape | undefined;
  /** The action is in progress: the button keeps its width and ignores clicks. */
  readonly busy?: boolean | undefined;
  /** Disables the button and is shown below it. A button cannot be disabled without a reason. */
  readonly disabledReason?: string | undefined;
  readonly icon?: ReactNode | undefined;
  readonly iconAfter?: ReactNode | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly id?: string | undefined;
}

interface ActionProps {
  readonly href?: undefined;
  /** Defaults to `button`. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly form?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** With `href` it is a link and accepts no button props. */
type LinkProps = { readonly href: string } & {
  readonly [Name in Exclude<keyof ActionProps, 'href'>]?: undefined;
};

export type ButtonProps = SharedProps & (ActionProps | LinkProps);

/** Starts an action, or with `href` links to a page. A busy or disabled link is rendered as a button. */
export function Button({
  children,
  onClick,
  type = 'button',
  variant = 'main',
  size = 'normal',
  shape = 'rounded',
  busy = false,
  disabledReason,
  icon,
  iconAfter,
  block = false,
  href,
  ref,
  ...rest
}: ButtonProps) {
  const Link = useLinkComponent();
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined && disabledReason !== '';
  const className = classNames(
    styles.button,
    styles.size[size],
    styles.shape[shape],
    styles.variant[variant],
    block && styles.block,
  );
  const content = <ButtonContent {...{ busy, icon, iconAfter }}>{children}</ButtonContent>;

  if (href !== undefined && !isDisabled && !busy) {
    const { form: _form, name: _name, value: _value, autoFocus: _autoFocus, ...linkProps } = rest;
    return (
      <Link href={href} className={className} {...linkProps} {...(onClick ? { onClick } : {})}>
        {content}
      </Link>
    );
  }

  // The same elements with and without a reason, so that a focused button keeps the focus.
  return (
    <span className={classNames(styles.withReason, block && styles.block)}>
      <button
        // Not `disabled`: it stays in the tab order, so that keyboard users reach its reason.
        type={type}
        className={classNames(className, styles.fillsHeight)}
        {...rest}
        {...(ref === undefined ? {} : { ref })}
        aria-busy={busy || undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={
          isDisabled ? classNames(reasonId, rest['aria-describedby']) : rest['aria-describedby']
        }
        onClick={(event) => {
          if (busy || isDisabled) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {content}
      </button>
      {isDisabled ? (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      ) : null}
    </span>
  );
}

type ContentProps = Pick<SharedProps, 'children' | 'busy' | 'icon' | 'iconAfter'>;

function ButtonContent({ children, busy, icon, iconAfter }: ContentProps) {
  const showsSpinnerBefore = busy && icon === undefined && iconAfter === undefined;
  return (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{busy ? <Spinner /> : icon}</span>}
      <span className={classNames(styles.label, showsSpinnerBefore && styles.busyLabel)}>
        {showsSpinnerBefore ? (
          <span className={styles.spinnerBefore}>
            <Spinner />
          </span>
        ) : null}
        {children}
      </span>
      {iconAfter === undefined ? null : (
        <span className={styles.icon}>{busy && icon === undefined ? <Spinner /> : iconAfter}</span>
      )}
    </>
  );
}
