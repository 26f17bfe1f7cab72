import { BrandMark, Link } from '@adire/ui';
import { PLACES_PATH } from '#domain/listings/places.ts';
import { channelsOf } from '../company/channels.ts';
import { useCompany } from '../company/useCompany.ts';
import { useSession } from '../session/useSession.ts';
import { usePageSettings, useProductName } from '../settings/PageSettingsContext.ts';
import { FIRST_YEAR } from '../settings/pageSettings.ts';
import * as styles from './SiteFooter.css.ts';
import { socialPages } from './socialNetworks.ts';
import { ThemeChooser } from './ThemeChooser.tsx';

export function SiteFooter() {
  const productName = useProductName();
  const { year } = usePageSettings();
  const { isSignedIn } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <BrandMark name={productName} tone="onDeep" />
        <nav aria-label="Footer" className={styles.links}>
          <FooterLink href="/search">Search homes</FooterLink>
          <FooterLink href={PLACES_PATH}>Homes by place</FooterLink>
          <FooterLink href="/contact-support">Contact Us</FooterLink>
          {isSignedIn ? (
            <FooterLink href="/dashboard">Go to dashboard</FooterLink>
          ) : (
            <>
              <FooterLink href="/login">Log In</FooterLink>
              <FooterLink href="/sign-up">Get Started</FooterLink>
            </>
          )}
        </nav>
        <SocialLinks />
      </div>
      <CompanyLines />
      <div className={styles.row}>
        <p
          className={styles.note}
        >{`© ${year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR} ${productName}`}</p>
        <div className={styles.theme}>
          <ThemeChooser />
        </div>
      </div>
    </footer>
  );
}

/** The company's details and contact channels; unset parts are omitted. */
function CompanyLines() {
  const company = useCompany();
  const { name, registration, address, partnerBank, hours } = company;
  const channels = channelsOf(company);
  const lines = [
    [name, registration, address],
    [partnerBank && `Partner bank: ${partnerBank}`, hours],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(' · '))
    .filter((line) => line !== '');
  if (lines.length === 0 && channels.length === 0) return null;
  return (
    <div className={styles.company}>
      {channels.length === 0 ? null : (
        <ul className={styles.links} aria-label="Reach us">
          {channels.map((channel) => (
            <li key={channel.name}>
              <FooterLink href={channel.href}>{`${channel.name}: ${channel.label}`}</FooterLink>
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
    </div>
  );
}

function SocialLinks() {
  const pages = socialPages(usePageSettings());
  if (pages.length === 0) return null;
  return (
    <ul className={styles.networks}>
      {pages.map(({ name, href, path }) => (
        <li key={name}>
          <a className={styles.network} href={href} target="_blank" rel="noreferrer">
            <svg viewBox="0 0 24 24" className={styles.sign} role="img">
              <title>{name}</title>
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} tone="plain" className={styles.link}>
    {children}
  </Link>
);
