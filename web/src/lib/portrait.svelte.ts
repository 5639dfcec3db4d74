/** Whether the screen is as narrow as a phone. Create it while a component is initialised. */
export class Portrait {
  private readonly query = matchMedia('(max-width: 720px)');
  isPortrait = $state(this.query.matches);

  constructor() {
    const look = (): void => {
      this.isPortrait = this.query.matches;
    };
    $effect(() => {
      this.query.addEventListener('change', look);
      return () => this.query.removeEventListener('change', look);
    });
  }
}
