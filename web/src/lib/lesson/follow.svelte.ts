import type { Box } from './layout';

/** Where things are in the window, looked at in every frame: boards are moved and zoomed, and lists are scrolled. */
export class Follower {
  boxes = $state.raw<readonly Box[]>([]);
  private frame = 0;

  constructor(private readonly find: () => readonly Element[]) {}

  /** Follows them until the returned function is called. */
  start(): () => void {
    const look = (): void => {
      this.look();
      this.frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(this.frame);
  }

  private look(): void {
    const boxes = this.find().map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), w: Math.round(width), h: Math.round(height) };
    });
    const seen = boxes.filter(({ w, h }) => w > 0 && h > 0);
    if (JSON.stringify(seen) !== JSON.stringify(this.boxes)) this.boxes = seen;
  }
}
