import plain from 'virtual:games/fr';
import own from './fr.ftl?later';

const covers = import.meta.glob<string>('../games/*/cover/fr.ftl', { query: '?raw', import: 'default', eager: true });

export default [own, ...Object.values(covers), plain];
