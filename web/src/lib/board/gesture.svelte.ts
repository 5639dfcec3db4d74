import type { Answer, ClientMessage, PlannedStep, Refusal } from '../wire';

/** What a player asks of a plan. */
export type Wish = Omit<Extract<ClientMessage, { plan: unknown }>['plan'], 'id' | 'seat'>;

/** How a gesture reaches the server. Each request is answered once. */
export interface Planner {
  plan(wish: Wish, told: (answer: Answer) => void): void;
  actAll(actions: readonly unknown[], told: (answer: Answer) => void): void;
}

/** Whether a gesture is on the screen, and whether it waits for the server. */
type Stage = 'none' | 'asked' | 'shown' | 'sent' | 'refused';

/** How many times to ask for another proposal while the server answers with the one on the screen. */
const MOST_TRIES = 4;

/**
 * A chore that is done as one gesture: the server proposes all its actions, and the player changes what they like and
 * confirms them all at once. If there is no plan, the player does one action after another.
 */
export class Gesture {
  private stage = $state<Stage>('none');
  /** The whole plan: the steps on the screen, and those that the player has taken back. */
  private planned = $state.raw<readonly PlannedStep[]>([]);
  private nShown = $state(0);
  /** What the player aims at: any of `possibleAims`. */
  aims = $state.raw<readonly string[]>([]);
  possibleAims = $state.raw<readonly string[]>([]);
  /** Why the last change was not possible. */
  refusal = $state.raw<Refusal | null>(null);
  /** The last proposal as it came, before the player changed it. */
  proposal = $state.raw<readonly PlannedStep[]>([]);
  /** What the gesture is about. When this changes, a new gesture begins. */
  private about: string | null = null;
  private nTries = 0;
  /** Only the answer to the last request counts. */
  private nRequests = 0;

  /**
   * `kindOf` says what a step is about, if a chore has steps of several kinds. The steps of each kind come one after
   * another.
   */
  constructor(
    private readonly planner: Planner,
    private readonly kindOf: (action: unknown) => string = () => '',
  ) {}

  /** The steps on the screen. */
  steps = $derived.by(() => this.planned.slice(0, this.nShown));
  /** How many steps the whole chore has. */
  nSteps = $derived.by(() => this.planned.length);
  /** Whether the gesture replaces single actions. */
  isOn = $derived.by(() => this.stage !== 'none' && this.stage !== 'refused');
  isShown = $derived.by(() => this.isOn && this.planned.length > 0);
  isWhole = $derived.by(() => this.nShown === this.nSteps);
  /** How many steps of this kind the whole chore has. */
  numberOf(kind: string): number {
    return this.planned.filter(({ action }) => this.kindOf(action) === kind).length;
  }
  canConfirm = $derived.by(() => this.stage === 'shown' && this.nShown > 0);

  /** Asks for a plan, unless this chore has one. */
  begin(about: string): void {
    if (this.about === about && this.stage !== 'none') return;
    this.end();
    this.about = about;
    this.stage = 'asked';
    this.askAnew(() => {
      this.stage = 'refused';
    });
  }

  /** Called when something else is asked. A gesture that was confirmed is over then. */
  pause(): void {
    if (this.stage === 'sent') this.end();
  }

  private end(): void {
    this.stage = 'none';
    this.about = null;
    this.planned = [];
    this.proposal = [];
    this.nShown = 0;
    // An aim that was right a turn ago would go unnoticed now.
    this.aims = [];
    this.nTries = 0;
    this.nRequests += 1;
    this.refusal = null;
  }

  aim(name: string): void {
    this.aims = this.aims.includes(name) ? this.aims.filter((each) => each !== name) : [...this.aims, name];
    this.nTries = 0;
    this.askAnew();
  }

  another(mostTries = MOST_TRIES): void {
    const before = setOf(this.steps);
    this.nTries += 1;
    this.ask([], {
      planned: (steps) =>
        mostTries > 1 && setOf(steps) === before ? this.another(mostTries - 1) : this.propose(steps),
    });
  }

  clear(): void {
    this.nShown = 0;
    this.refusal = null;
  }

  /** The actions that are possible in this step. A step that was taken back can be done again. */
  options(at: number): readonly unknown[] {
    const step = this.planned[at];
    return step ? [step.action, ...step.others] : [];
  }
  /** The step that one more action would fill. If all steps are on the screen, it would replace the last one. */
  get next(): number {
    return Math.min(this.nShown, this.nSteps - 1);
  }

  /** Does another action in a step, or fills the next step. Later steps stay if they are still possible. */
  change(at: number, action: unknown): void {
    const actions = this.actions;
    const before = actions.slice(0, at);
    const nShown = Math.max(this.nShown, at + 1);
    this.keep([...before, action, ...actions.slice(at + 1)], nShown, [...before, action], at === this.nShown);
  }
  add(action: unknown): void {
    this.change(this.next, action);
  }
  /** Takes one step back. Steps of other kinds after it go too, because they cannot come before it is done again. */
  takeBack(at: number): void {
    const actions = this.actions;
    const before = actions.slice(0, at);
    const kind = this.kindOf(actions[at]);
    const after = actions.slice(at + 1).filter((action) => this.kindOf(action) === kind);
    this.keep([...before, ...after], at + after.length, before);
  }

  confirm(): void {
    if (!this.canConfirm) return;
    this.stage = 'sent';
    this.planner.actAll(this.actions, (answer) => {
      if ('failed' in answer && answer.failed === 'not-allowed') this.stage = 'refused';
      else if (!('done' in answer)) this.stage = 'shown';
    });
  }

  private get actions(): unknown[] {
    return this.steps.map(({ action }) => action);
  }

  private propose(steps: readonly PlannedStep[]): void {
    this.proposal = steps;
    this.show(steps, steps.length);
  }

  private show(steps: readonly PlannedStep[], nShown: number): void {
    this.stage = 'shown';
    this.planned = steps;
    this.nShown = Math.min(nShown, steps.length);
  }

  /** Keeps these actions. If a rule forbids one of them after the change, keeps only those in `otherwise`. */
  private keep(actions: readonly unknown[], nShown: number, otherwise: readonly unknown[], isOneMore = false): void {
    const nOtherwise = this.isWhole && nShown === this.nShown ? this.nShown : otherwise.length;
    this.ask(actions, {
      planned: (steps) => this.show(steps, isOneMore ? this.upToNextOfKind(steps, nShown) : nShown),
      refused: () => this.ask(otherwise, { planned: (steps) => this.show(steps, nOtherwise) }),
    });
  }

  /** Once all steps of a kind are done, the proposal for the other kinds is shown. */
  private upToNextOfKind(steps: readonly PlannedStep[], nShown: number): number {
    const kind = (at: number): string => this.kindOf(steps[at]?.action);
    return kind(nShown) === kind(nShown - 1) ? nShown : steps.length;
  }

  private askAnew(refused?: () => void): void {
    this.ask([], { planned: (steps) => this.propose(steps), refused });
  }

  private ask(
    keep: readonly unknown[],
    then: { planned: (steps: readonly PlannedStep[]) => void; refused?: (() => void) | undefined },
  ): void {
    const request = ++this.nRequests;
    this.refusal = null;
    this.planner.plan({ keep: [...keep], aims: [...this.aims], n_tries: this.nTries }, (answer) => {
      if (request !== this.nRequests) return;
      if ('planned' in answer) {
        this.possibleAims = answer.planned.aims;
        then.planned(answer.planned.steps);
      } else if (then.refused) then.refused();
      else if ('refused' in answer) this.refusal = answer.refused;
    });
  }
}

const setOf = (steps: readonly PlannedStep[]): string =>
  steps
    .map(({ action }) => JSON.stringify(action))
    .sort()
    .join();
