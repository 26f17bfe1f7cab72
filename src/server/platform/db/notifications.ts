/** The channel on which triggers announce changes (migration `announce_changes`). */
export const CHANGES_CHANNEL = 'changes';

export interface NotificationListener {
  /** Called with the payload of each notification, from any process, after its commit. */
  readonly onPayload: (payload: string) => void;
  /** Called when the connection is established (again): earlier notifications may have been missed. */
  readonly onGap: () => void;
}

/** Listens on `CHANGES_CHANNEL` until `close`. */
export interface NotificationSource {
  /** False while the connection to the database is lost. */
  readonly isListening: () => boolean;
  close(): Promise<void>;
}
