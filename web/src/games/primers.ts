/** The four pictures that explain a game before its first round. A game without pictures has no primer. */
import type { Component } from 'svelte';
import { settings } from '../lib/settings.svelte';

/** What you want, your pieces, a round, how you lose. Each draws a box of 320 by 428 that begins at 0, -34. */
export type Pictures = readonly [Component, Component, Component, Component];

const folders = import.meta.glob<Pictures>('./*/primer/index.ts', { import: 'pictures' });
const loaderOf = (game: string): (() => Promise<Pictures>) | undefined => folders[`./${game}/primer/index.ts`];

export const hasPrimer = (game: string): boolean => loaderOf(game) !== undefined;
export const picturesOf = async (game: string): Promise<Pictures> => {
  const load = loaderOf(game);
  if (!load) throw new Error(`the game ${game} has no primer`);
  return load();
};

/** Whether this browser has yet to show the primer of this game. */
export const isNew = (game: string): boolean => hasPrimer(game) && !settings.primersSeen.includes(game);

/** The path of a primer, which leads on to this table or, without one, to a new game with bots. */
export const primerPath = (game: string, table?: string): string =>
  `/learn/${game}${table === undefined ? '' : `?table=${encodeURIComponent(table)}`}`;
