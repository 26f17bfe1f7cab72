import { Heading, Link, Page, Skeleton, Stack, Text } from '@adire/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Failure } from '#api/failure.ts';
import { FailureState } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { verificationQuery } from '#app/queries/documents.ts';
import { isDocumentNumber } from '#domain/documents.ts';
import { CodeSearch } from './CodeSearch.tsx';
import { VerifiedDocument } from './VerifiedDocument.tsx';
import * as styles from './VerifyScreen.css.ts';

/** The errors of an unknown code and of a malformed one. */
const UNKNOWN: readonly Failure['code'][] = ['not_found', 'invalid_fields', 'malformed_request'];

/** /verify and /verify/:code: public check whether a document was issued; shows no personal data. */
export function Component() {
  const { code } = useParams();
  const [params] = useSearchParams();
  const query = useQuery({
    ...verificationQuery(code ?? ''),
    ...(code === undefined && { queryFn: skipToken }),
  });
  const { data: found } = query;
  const typed = code ?? params.get('code') ?? '';
  const failure = loadFailureOf(query);
  const isFailed = code !== undefined && !found && hasFailedToLoad(query);
  const isUnknown = isFailed ? UNKNOWN.includes(failure.code) : code === undefined && typed !== '';
  const state = found ? 'issued' : isUnknown ? 'unknown' : isFailed ? 'failed' : code ? 'loading' : 'asking';
  const screen = useRef<HTMLDivElement>(null);
  const hasResult = state !== 'asking' && state !== 'loading';
  useEffect(() => {
    // The form loads the result's page anew, as it does without scripts, and the focus would be at its top.
    if (!hasResult || document.activeElement !== document.body) return;
    const heading = screen.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hasResult]);
  return (
    <div data-state={state} className={styles.screen} ref={screen}>
      <PrivateHead title="Check a document" />
      <Page width="narrow">
        <Stack gap={8}>
          {state === 'asking' && (
            <Stack gap={3}>
              <Heading level={1}>Check a document</Heading>
              <Text tone="ink2">
                Each letter, receipt, statement and set of terms that we issue has a code at its foot. Enter
                it to see whether we issued it, which unit it is about, and when it was issued.
              </Text>
            </Stack>
          )}
          {found && <VerifiedDocument document={found} />}
          {state === 'unknown' && (isDocumentNumber(typed) ? <NumberTyped /> : <Unknown />)}
          {state === 'loading' && <Skeleton height={260} />}
          {state === 'failed' && (
            <FailureState
              level={1}
              title="We could not check this document"
              failure={failure}
              busy={query.fetchStatus === 'fetching'}
              onRetry={() => void query.refetch()}
            />
          )}
          <CodeSearch typed={found ? '' : typed} isFirst={state === 'asking'} />
        </Stack>
      </Page>
    </div>
  );
}

const NumberTyped = () => (
  <Stack gap={3}>
    <Heading level={1}>That is the document’s number</Heading>
    <Text tone="ink2">
      Enter the code beside the QR code at the foot of the document: sixteen letters and digits, in four
      groups.
    </Text>
  </Stack>
);

const Unknown = () => (
  <Stack gap={3}>
    <Heading level={1}>We issued no document with this code</Heading>
    <Text tone="ink2">
      Compare it with the document: it has sixteen letters and digits, in four groups. If it is the same, do
      not rely on the document, and <Link href="/contact-support">tell us</Link> where you got it.
    </Text>
  </Stack>
);
