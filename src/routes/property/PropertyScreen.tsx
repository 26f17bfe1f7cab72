import { Breadcrumb, Button, EmptyState, ErrorState, Page } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { type Failure, toFailure } from '#api/failure.ts';
import { productName } from '../product.ts';
import { propertyQuery } from '../queries/properties.ts';
import * as styles from './PropertyScreen.css.ts';
import { PropertySkeleton } from './PropertySkeleton.tsx';
import { PropertyView } from './PropertyView.tsx';

/** /property/:id: one home, what it takes to buy it, and homes like it. */
export function Component() {
  const { id = '' } = useParams();
  const { data: property, error, refetch, isFetching } = useQuery(propertyQuery(id));
  const state = property ? 'shown' : error ? 'failed' : 'loading';
  return (
    <div data-state={state} className={styles.screen}>
      <title>{`${property?.title ?? 'Property'} · ${productName()}`}</title>
      <Page>
        <div className={styles.page}>
          <div className={styles.crumb}>
            <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Property' }]} />
          </div>
          {property ? (
            <PropertyView key={property.id} property={property} />
          ) : error && !isFetching ? (
            <NotShown failure={toFailure(error)} onRetry={() => void refetch()} />
          ) : (
            <PropertySkeleton />
          )}
        </div>
      </Page>
    </div>
  );
}

/** An id that is no id, and one that names no home, are the same to a visitor. */
const NO_SUCH_HOME: readonly Failure['code'][] = ['not_found', 'invalid_fields', 'malformed_request'];

function NotShown({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  return NO_SUCH_HOME.includes(failure.code) ? (
    <EmptyState
      level={1}
      title="We could not find this property"
      action={<Button href="/search">Search properties</Button>}
    >
      It may have been sold and taken down, or the address may be mistyped.
    </EmptyState>
  ) : (
    <ErrorState level={1} title={failure.message} onRetry={onRetry} retryLabel="Try again" />
  );
}
