import { mount } from 'svelte';
import './styles/base.css';
import './styles/table.css';
import './styles/pages.css';
import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';

// Whoever comes by the link of a table need not wait for the words first.
if (location.pathname.startsWith('/table/')) void import('./pages/Table.svelte');

document.documentElement.dataset.theme = settings.theme;
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
