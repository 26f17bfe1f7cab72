/** Longer pauses count as this, so that animations do not jump. */
const MAX_STEP_S = 0.1;

/** Draws on request, at most once per frame, and continues only while something moves. */
export class FrameLoop {
  /** Returns whether something still moves. */
  readonly #draw: (seconds: number) => boolean;
  #request: number | null = null;
  #lastMs: number | null = null;
  #isVisible = true;

  constructor(draw: (seconds: number) => boolean) {
    this.#draw = draw;
  }

  requestFrame(): void {
    if (this.#request === null && this.#isVisible) this.#request = requestAnimationFrame(this.#frame);
  }

  /** Outside the viewport nothing is drawn; when it becomes visible again, one frame is. */
  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    if (isVisible) this.requestFrame();
    else this.stop();
  }

  stop(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
    this.#lastMs = null;
  }

  readonly #frame = (nowMs: number): void => {
    this.#request = null;
    const seconds = this.#lastMs === null ? 1 / 60 : (nowMs - this.#lastMs) / 1000;
    const moves = this.#draw(Math.min(Math.max(seconds, 0), MAX_STEP_S));
    this.#lastMs = moves ? nowMs : null;
    if (moves) this.requestFrame();
  };
}
