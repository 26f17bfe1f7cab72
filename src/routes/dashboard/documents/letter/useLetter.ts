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
  /** What came of sharing it. The letter covers the toasts, so it says it itself. */
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** The flow of one letter: its file from the server, and sharing by the device. */
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

/** How it left: to another app, or as a file; or the buyer thought better of it, or it could not. */
export type ShareOutcome = 'sent' | 'saved' | 'abandoned' | 'failed';

/**
 * Shares the letter as a card: the unit, and where anyone checks the letter; no name and no amount. Where no app can take a
 * picture, it is saved.
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
  // Typed as if every browser had it.
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
