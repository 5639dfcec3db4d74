import { mount } from 'svelte';
import './styles/base.css';
import './styles/table.css';
import App from './App.svelte';
import { reloadAfterFailedImports } from './lib/failed-imports';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';
import { followTheme } from './lib/theme';

reloadAfterFailedImports();

// Begins to load the most common page without waiting for the words.
if (location.pathname.startsWith('/table/')) void import('./pages/Table.svelte');
else if (location.pathname === '/') void import('./pages/Home.svelte');

followTheme();
await speak(settings.language, location.pathname.startsWith('/table/') ? 'first' : 'all');
mount(App, { target: document.getElementById('app')! });
