import { paintCard } from '@adire/ui';
import { fromPromise } from 'xstate';
import { type BuyerDocument, downloadDocument } from '#api/calls/documents.ts';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import { verifyPath } from '#domain/documents.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type LetterUse, letterMachine } from '#machines/letter/letter.machine.ts';
import { openFile, saveFile } from '../saveFile.ts';

interface LetterOptions {
  readonly isOpen: boolean;
  readonly onClosed: () => void;
  /** Called with the outcome of sharing. The letter shows it itself, because it covers the toasts. */
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** Runs the flow of one letter: fetches its file from the server, and shares it with the device's share sheet. */
export function useLetter(letter: BuyerDocument, { isOpen, onClosed, onShared }: LetterOptions) {
  const brand = useProductName();
  return useFlow(
    letterMachine.provide({
      actors: {
        fetchLetter: fromPromise<unknown, { documentId: string; use: LetterUse }>(async ({ input }) => {
          const file = await downloadDocument(input.documentId);
          DELIVER[input.use](file);
        }),
      },
      actions: {
        clearAddress: onClosed,
        shareLetter: () => void share(letter, brand).then(onShared, () => onShared('failed')),
      },
    }),
    { input: { documentId: letter.id, isOpen } },
  );
}

const DELIVER = { download: saveFile, print: openFile } as const satisfies Record<LetterUse, unknown>;

/** `sent` to another app, `saved` as a file, `abandoned` by the buyer, or `failed`. */
export type ShareOutcome = 'sent' | 'saved' | 'abandoned' | 'failed';

/**
 * Shares the letter as a picture with the unit and the verification address, but no name and no amount. Saves the
 * picture if the browser cannot share files.
 */
async function share({ unitName, code }: BuyerDocument, brand: string): Promise<ShareOutcome> {
  const url = new URL(verifyPath(code), window.location.origin);
  const content = await paintCard({
    brand,
    heading: 'Allocated to me',
    text: unitName ?? '',
    note: `Allocation letter. Check it at ${url.host}${url.pathname}`,
  });
  const file = new File([content], CARD_NAME, { type: content.type });
  const card = { files: [file], title: 'Allocation letter', text: `${unitName ?? ''}: ${url.href}` };
  // The DOM types declare `canShare` as always present, but some browsers lack it.
  const canShare: boolean = 'canShare' in navigator && navigator.canShare(card);
  if (!canShare) {
    saveFile({ name: CARD_NAME, content });
    return 'saved';
  }
  try {
    await navigator.share(card);
    return 'sent';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'abandoned';
    throw error;
  }
}

const CARD_NAME = 'allocation-letter.png';
