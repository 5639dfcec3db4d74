import plain from 'virtual:games/en';
import own from './en.ftl?later';

const covers = import.meta.glob<string>('../games/*/cover/en.ftl', { query: '?raw', import: 'default', eager: true });

export default [own, ...Object.values(covers), plain];
