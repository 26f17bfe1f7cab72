/** The channel on which triggers announce changes (migration `announce_changes`). */
export const CHANGES_CHANNEL = 'changes';

export interface NotificationListener {
  /** The payload of one notification, committed by any process. */
  readonly onPayload: (payload: string) => void;
  /** The connection to the database was lost, and is back: notifications may have been missed. */
  readonly onGap: () => void;
}

/** Listens on `CHANGES_CHANNEL`. Ends with `close`. */
export interface NotificationSource {
  /** False while the connection to the database is lost. */
  readonly isListening: () => boolean;
  close(): Promise<void>;
}
