/** Photographs that cannot be added; the message says why, for the person who gave them. */
export class PhotographError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PhotographError';
  }
}
