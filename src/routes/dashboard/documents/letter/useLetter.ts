import { fromPromise } from 'xstate';
import { type BuyerDocument, downloadDocument } from '#api/calls/documents.ts';
import { useCopied } from '#app/notifications/useCopied.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { verifyPath } from '#domain/documents.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type LetterUse, letterMachine } from '#machines/letter/letter.machine.ts';
import { openFile, saveFile } from '../saveFile.ts';

interface LetterOptions {
  readonly isOpen: boolean;
  readonly onClosed: () => void;
}

/** The flow of one letter: its file from the server, and sharing by the device. */
export function useLetter(letter: BuyerDocument, { isOpen, onClosed }: LetterOptions) {
  const announceCopied = useCopied();
  const notify = useNotify();
  const notifyUnshared = () =>
    notify({ tone: 'critical', message: 'This device could not share the letter. Download it instead.' });
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
        shareLetter: () =>
          void share(letter).then((shared) => shared === 'copied' && announceCopied(), notifyUnshared),
      },
    }),
    { input: { documentId: letter.id, isOpen } },
  );
}

const DELIVER = { download: saveFile, print: openFile } as const satisfies Record<LetterUse, unknown>;

/** How it left: to another app, or as a link on the clipboard; or the buyer thought better of it. */
type Shared = 'sent' | 'copied' | 'abandoned';

/** Shares the unit and where anyone checks the letter; no name and no amount. */
async function share({ unitName, code }: BuyerDocument): Promise<Shared> {
  const url = new URL(verifyPath(code), window.location.origin).href;
  // Typed as if every browser had it.
  const canShare: boolean = 'share' in navigator;
  if (!canShare) {
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await navigator.share({ title: 'Allocation letter', text: `${unitName ?? ''} is allocated to me.`, url });
    return 'sent';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'abandoned';
    throw error;
  }
}
