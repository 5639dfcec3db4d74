import type { Film, Frame } from './film';

/** Keeps the last scene of a game that marks its scenes, so that players can watch it again. */
export class SceneRecorder {
  scene = $state.raw<readonly Frame[] | null>(null);
  private isRecording = false;
  private film: Film | null = null;

  use(film: Film): void {
    this.film = film;
  }

  record(frames: readonly Frame[]): void {
    if (!this.film?.cuts) return;
    for (const frame of frames) {
      const cut = this.film.cuts(frame.notice);
      if (cut === 'ends') this.isRecording = false;
      if (cut === 'begins') {
        this.scene = [];
        this.isRecording = true;
      }
      if (this.isRecording) this.scene = [...(this.scene ?? []), frame];
    }
  }

  forget(): void {
    this.scene = null;
    this.isRecording = false;
  }
}
