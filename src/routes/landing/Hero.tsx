import { Button, Card, Cloth, Heading, Link, Page, SearchField, Stack, Text } from '@adire/ui';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Property } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { bedsText, monthsText } from '#app/format/countText.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { HERO_SIZES } from '#app/pictures/sizes.ts';
import { advertisedQuote } from '#app/property-card/advertised.ts';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import { MAX_SEARCH_LENGTH } from '#domain/listings/listings.ts';
import { ADVERTISED_MONTHS, EQUITY_BPS } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import { searchPath } from '#machines/search/search.url.ts';
import * as styles from './Hero.css.ts';
import { useFeatured } from './useFeatured.ts';

export function Hero() {
  const productName = useProductName();
  const { home, towns } = useFeatured();
  return (
    <Page>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1} display>
            {productName} towards owning your own property
          </Heading>
          <Text size="lead" tone="ink2" className={styles.pitch}>
            Contribute funds regularly into a dedicated account. When your savings reach a goal, use them to
            buy a home or access mortgage solutions.
          </Text>
          <HeroSearch />
          {towns.length === 0 ? null : (
            <Text size="small" tone="ink2" className={styles.towns}>
              Homes now in{' '}
              {towns.map((town, index) => (
                <Fragment key={town}>
                  {separator(index, towns.length)}
                  <Link href={searchPath({ q: town })}>{town}</Link>
                </Fragment>
              ))}
            </Text>
          )}
        </div>
        <div className={styles.scene}>
          <div className={styles.cloth}>
            <Cloth columns={1} rows={7} lit={{ column: 0, row: 2 }} />
          </div>
          <ListingPicture
            url={home?.img ?? null}
            alt={home ? `${home.title}, ${home.town}` : 'A home'}
            className={styles.picture}
            sizes={HERO_SIZES}
            priority
          />
          <div className={styles.strip} aria-hidden="true">
            <Cloth columns={8} rows={1} lit={{ column: 3, row: 0 }} />
          </div>
          {home ? <Plate home={home} /> : null}
        </div>
      </div>
    </Page>
  );
}

const separator = (index: number, count: number): string => {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
};

function HeroSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <search className={styles.search}>
      <form
        method="get"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(searchPath({ q: typed }));
        }}
      >
        <SearchField
          name="q"
          label="Find your dream property"
          hideLabel
          size="large"
          placeholder="Find your dream property"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={setTyped}
          action={<Button type="submit">Search</Button>}
        />
      </form>
    </search>
  );
}

/** The monthly amount of the home in the picture. */
function Plate({ home }: { readonly home: Property }) {
  const plan = advertisedQuote(home.price);
  return (
    <div className={styles.plate}>
      <Card>
        <Stack gap={2}>
          <Text size="small" tone="ink2">
            <Link href={`/property/${home.id}`} tone="plain">
              {home.title}, {bedsText(home.beds)}, {home.town}
            </Link>
          </Text>
          <div className={styles.plateFigure}>
            <AmountFigure amountKobo={plan.monthlyKobo} size="l" />
            <Text size="small" weight="strong">{`a month for ${monthsText(ADVERTISED_MONTHS)}`}</Text>
          </div>
          <Text size="note" tone="ink3">
            This saves your {shareText(EQUITY_BPS)} of <Amount amountKobo={home.price} />. A mortgage pays the
            rest.
          </Text>
        </Stack>
      </Card>
    </div>
  );
}
