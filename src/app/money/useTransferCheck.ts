import { useCallback } from 'react';
import { checkTransfers } from '#api/calls/wallet.ts';

/**
 * 'I have sent the money': makes the server query the bank for unreported transfers. Fire and forget: if the call
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
