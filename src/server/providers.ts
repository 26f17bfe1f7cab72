import { outboxMessages } from './messages/providers/outbox.ts';
import { smtpMessages } from './messages/providers/smtp.ts';
import { termiiCalls, termiiMessages } from './messages/providers/termii.ts';
import { whatsAppMessages } from './messages/providers/whatsapp.ts';
import { requireItsModes } from './money/bank/bank-modes.ts';
import { flutterwaveBank } from './money/bank/flutterwave/bank.ts';
import { monnifyBank } from './money/bank/monnify/bank.ts';
import { paystackBank } from './money/bank/paystack/bank.ts';
import { requireItsBanks } from './money/bank/require-its-banks.ts';
import { sandboxBank } from './money/bank/sandbox/bank.ts';
import type { Database } from './platform/db/database.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { openMedia } from './platform/media/open.ts';
import type { BankProvider } from './platform/ports/bank.ts';
import type { MessageProviders } from './platform/ports/messages.ts';
import type { BankSettings } from './platform/settings/bank-settings.ts';
import type { MessageSettings } from './platform/settings/message-settings.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Creates the adapter for a bank's settings. */
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

const openSpare = (provider: 'none' | 'outbox') => (provider === 'outbox' ? outboxMessages() : null);

const openMessages = ({ sms, email, whatsapp, voice }: MessageSettings): MessageProviders => ({
  sms: sms.provider === 'termii' ? termiiMessages(sms) : outboxMessages(),
  email: email.provider === 'smtp' ? smtpMessages(email) : outboxMessages(),
  whatsapp: whatsapp.provider === 'cloud' ? whatsAppMessages(whatsapp) : openSpare(whatsapp.provider),
  voice: voice.provider === 'termii' ? termiiCalls(voice) : openSpare(voice.provider),
});

type Providers = Pick<Dependencies, 'bank' | 'backupBank' | 'formerBanks' | 'messages' | 'media'>;

/** The banks, the message providers and the media store that the settings choose. */
export const openProviders = (settings: Settings): Providers => ({
  bank: openBank(settings.bank),
  backupBank: settings.backupBank && openBank(settings.backupBank),
  formerBanks: settings.formerBanks.map(openBank),
  messages: openMessages(settings.messages),
  media: openMedia(settings.media),
});

/**
 * The same for a command, whose environment may lack the settings of the service: its messages would go to nobody.
 * @throws SettingsError if the database holds accounts of another kind of bank or key.
 */
export async function openProvidersFor(db: Database, settings: Settings): Promise<Providers> {
  await requireItsBanks(db, settings);
  await requireItsModes(db, settings);
  return openProviders(settings);
}
