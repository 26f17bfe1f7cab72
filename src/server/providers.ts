import { outboxMessages } from './messages/outbox.ts';
import { flutterwaveBank } from './money/bank/flutterwave/bank.ts';
import { monnifyBank } from './money/bank/monnify/bank.ts';
import { paystackBank } from './money/bank/paystack/bank.ts';
import { sandboxBank } from './money/bank/sandbox/bank.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { openMedia } from './platform/media/open.ts';
import type { BankProvider } from './platform/ports/bank.ts';
import type { MessageProvider, MessageProviderName } from './platform/ports/messages.ts';
import type { BankSettings } from './platform/settings/bank-settings.ts';
import type { Settings } from './platform/settings/settings.ts';

/** The adapter of a bank's settings. */
function openBank(settings: BankSettings): BankProvider {
  switch (settings.provider) {
    case 'sandbox':
      return sandboxBank(settings);
    case 'paystack':
      return paystackBank(settings);
    case 'monnify':
      return monnifyBank(settings);
    case 'flutterwave':
      return flutterwaveBank(settings);
  }
}

/** The adapter for each value of `MESSAGE_PROVIDER`. */
const MESSAGES: Readonly<Record<MessageProviderName, (settings: Settings) => MessageProvider>> = {
  outbox: outboxMessages,
};

/** The banks, the message provider and the media store that the settings choose. */
export const openProviders = (
  settings: Settings,
): Pick<Dependencies, 'bank' | 'backupBank' | 'messages' | 'media'> => ({
  bank: openBank(settings.bank),
  backupBank: settings.backupBank && openBank(settings.backupBank),
  messages: MESSAGES[settings.messageProvider](settings),
  media: openMedia(settings.media),
});
