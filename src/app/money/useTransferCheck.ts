import { useCallback } from 'react';
import { checkTransfers } from '#api/calls/wallet.ts';

/**
 * 'I have sent the money': has the bank asked for a transfer that it has not reported. Nothing waits for it: where it
 * fails, the transfer counts when the bank reports it.
 */
export const useTransferCheck = (): (() => void) =>
  useCallback(() => {
    void (async () => {
      try {
        await checkTransfers();
      } catch {
        // The page waits for the transfer in any case.
      }
    })();
  }, []);
