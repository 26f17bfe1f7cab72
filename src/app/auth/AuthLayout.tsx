import { BrandMark, ClothSquare, Heading, Inline, Link, SplitPanel, Stack, Text } from '@adire/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PrivateHead } from '../head/PrivateHead.tsx';
import { SandboxBanner } from '../sandbox/SandboxBanner.tsx';
import { useProductName } from '../settings/PageSettingsContext.ts';
import * as styles from './AuthLayout.css.ts';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';

export interface AuthLayoutProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** A link to the alternative page (sign up, log in), at the top right. */
  readonly aside?: ReactNode;
  readonly panel: AuthPanelProps;
  readonly state: string;
  /** Shows a lit square above the title on phones, which have no panel. For short forms. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** The account pages: a cloth on the left (not on phones), the form on the right. */
export function AuthLayout({
  title,
  intro,
  aside,
  panel,
  state,
  isShort = false,
  children,
}: AuthLayoutProps) {
  const productName = useProductName();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    // Another form took the place of the one that had the focus. Some focus their field themselves.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <SplitPanel panel={<AuthPanel {...panel} />}>
      <PrivateHead title={title} />
      <SandboxBanner />
      <header className={styles.header}>
        <Inline justify="between" gap={4}>
          <Link href="/" tone="plain">
            <BrandMark name={productName} />
          </Link>
          {aside && <Text size="small">{aside}</Text>}
        </Inline>
      </header>
      <main className={styles.form} data-state={state}>
        <Stack gap={6}>
          {isShort && (
            <div className={styles.phoneOnly}>
              <ClothSquare motif="agbole" tone="lit" size="m" />
            </div>
          )}
          <Stack gap={2}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="ink2">{intro}</Text>
          </Stack>
          {children}
        </Stack>
      </main>
    </SplitPanel>
  );
}
