import shared from '../../../crates/terminal/text/fr.ftl?shared';
import plain from 'virtual:games/fr';
import own from './fr.ftl?raw';

const covers = import.meta.glob<string>('../games/*/cover/fr.ftl', { query: '?raw', import: 'default', eager: true });

export default [shared, own, ...Object.values(covers), plain];
