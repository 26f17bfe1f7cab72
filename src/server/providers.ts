import { outboxMessages } from './messages/outbox.ts';
import { sandboxBank } from './money/bank/sandbox.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { openMedia } from './platform/media/open.ts';
import type { BankProvider, BankProviderName } from './platform/ports/bank.ts';
import type { MessageProvider, MessageProviderName } from './platform/ports/messages.ts';
import type { Settings } from './platform/settings/settings.ts';

/** The adapter for each value of `BANK_PROVIDER`. */
const BANKS: Readonly<Record<BankProviderName, (settings: Settings) => BankProvider>> = {
  sandbox: sandboxBank,
};

/** The adapter for each value of `MESSAGE_PROVIDER`. */
const MESSAGES: Readonly<Record<MessageProviderName, (settings: Settings) => MessageProvider>> = {
  outbox: outboxMessages,
};

/** The bank, the message provider and the media store that the settings choose. */
export const openProviders = (settings: Settings): Pick<Dependencies, 'bank' | 'messages' | 'media'> => ({
  bank: BANKS[settings.bankProvider](settings),
  messages: MESSAGES[settings.messageProvider](settings),
  media: openMedia(settings.media),
});
