import { outboxMessages } from './messages/providers/outbox.ts';
import { smtpMessages } from './messages/providers/smtp.ts';
import { termiiMessages } from './messages/providers/termii.ts';
import { whatsAppMessages } from './messages/providers/whatsapp.ts';
import { sandboxBank } from './money/bank/sandbox.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { openMedia } from './platform/media/open.ts';
import type { BankProvider, BankProviderName } from './platform/ports/bank.ts';
import type { MessageProviders } from './platform/ports/messages.ts';
import type { MessageSettings } from './platform/settings/message-settings.ts';
import type { Settings } from './platform/settings/settings.ts';

/** The adapter for each value of `BANK_PROVIDER`. */
const BANKS: Readonly<Record<BankProviderName, (settings: Settings) => BankProvider>> = {
  sandbox: sandboxBank,
};

const openMessages = ({ sms, email, whatsapp }: MessageSettings): MessageProviders => ({
  sms: sms.provider === 'termii' ? termiiMessages(sms) : outboxMessages(),
  email: email.provider === 'smtp' ? smtpMessages(email) : outboxMessages(),
  whatsapp: whatsapp.provider === 'cloud' ? whatsAppMessages(whatsapp) : null,
});

/** The bank, the message providers and the media store that the settings choose. */
export const openProviders = (settings: Settings): Pick<Dependencies, 'bank' | 'messages' | 'media'> => ({
  bank: BANKS[settings.bankProvider](settings),
  messages: openMessages(settings.messages),
  media: openMedia(settings.media),
});
