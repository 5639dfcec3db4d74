import shared from '../../../crates/terminal/text/en.ftl?shared';
import plain from 'virtual:games/en';
import own from './en.ftl?raw';

const covers = import.meta.glob<string>('../games/*/cover/en.ftl', { query: '?raw', import: 'default', eager: true });

export default [shared, own, ...Object.values(covers), plain];
