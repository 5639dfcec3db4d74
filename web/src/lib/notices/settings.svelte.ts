import { settings } from '../settings.svelte';
import { noticesApi, type Channel, type NewChannel, type NoticeStatus, type Tested, type Wishes } from './api';
import { abilityOf, thisBrowser, type Ability } from './device';
import { ownChannel, subscribe, unsubscribe } from './subscription';

/** How this user is told about tables that are not looked at, and what this device does about it. */
export class NoticeSettings {
  status = $state.raw<NoticeStatus | null>(null);
  ability = $state.raw<Ability>(abilityOf(thisBrowser()));
  /** The channel of this device. */
  own = $state.raw<Channel | null>(null);
  /** What the last tests said, by channel. */
  tested = $state.raw<Readonly<Record<string, Tested>>>({});
  isBusy = $state(false);
  error = $state.raw<unknown>(null);

  /** Whether anything reaches this user at all. */
  isTold = $derived(this.status?.channels.some(({ state }) => state === 'on') ?? false);

  constructor() {
    void this.attempt(() => this.look());
  }

  isMuted = (table: string): boolean => this.status?.muted_tables.includes(table) ?? false;

  turnOn = (): Promise<void> =>
    this.attempt(async () => {
      if (this.status) await subscribe(this.status);
      this.ability = abilityOf(thisBrowser());
      await this.look();
      await this.speakAsPage();
    });

  turnOff = (): Promise<void> =>
    this.attempt(async () => {
      if (this.own) await unsubscribe(this.own);
      await this.look();
    });

  /** False if the server refused it. */
  async add(channel: NewChannel): Promise<boolean> {
    await this.attempt(async () => {
      await noticesApi.add(channel);
      await this.look();
      await this.speakAsPage();
    });
    return this.error === null;
  }

  remove = (channel: Channel): Promise<void> =>
    this.attempt(async () => {
      if (channel.id === this.own?.id) await unsubscribe(channel);
      else await noticesApi.remove(channel.id);
      await this.look();
    });

  test = (channel: Channel): Promise<void> =>
    this.attempt(async () => {
      const said = await noticesApi.test(channel.id);
      this.tested = { ...this.tested, [channel.id]: said };
      await this.look();
    });

  wish = (change: Partial<Wishes>): Promise<void> =>
    this.attempt(async () => {
      const { status } = this;
      if (!status) return;
      const { events, quiet } = status;
      this.status = await noticesApi.wish({ events, quiet, language: settings.language, ...change });
    });

  mute = (table: string, muted: boolean): Promise<void> =>
    this.attempt(async () => {
      await noticesApi.mute(table, muted);
      await this.look();
    });

  private async look(): Promise<void> {
    this.status = await noticesApi.status();
    this.own = await ownChannel(this.status.channels);
  }

  /** Notices are written in the language that the page had last when something was set. */
  private async speakAsPage(): Promise<void> {
    const { status } = this;
    if (!status || status.language === settings.language) return;
    const { events, quiet } = status;
    this.status = await noticesApi.wish({ events, quiet, language: settings.language });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = null;
    try {
      await what();
    } catch (problem) {
      this.error = problem;
    } finally {
      this.isBusy = false;
    }
  }
}
