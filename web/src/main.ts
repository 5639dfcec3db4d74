import { mount } from 'svelte';
import './styles/base.css';
import './styles/table.css';
import App from './App.svelte';
import { reloadAfterFailedImports } from './lib/failed-imports';
import { loadFonts } from './lib/fonts';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';
import { followTheme } from './lib/theme';

reloadAfterFailedImports();

// Begins to load the most common page without waiting for the words.
if (location.pathname.startsWith('/table/')) void import('./pages/Table.svelte');
else if (location.pathname === '/') void import('./pages/Home.svelte');

followTheme();
document.documentElement.lang = settings.language;
const fonts = loadFonts();
await speak(settings.language, location.pathname.startsWith('/table/') ? 'first' : 'all');
await fonts;
mount(App, { target: document.getElementById('app')! });

/** Long enough that the service worker costs the first look at a page nothing. */
const WORKER_AFTER_MS = 4000;
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void import('./lib/service-worker').then(({ register }) => register()), WORKER_AFTER_MS);
