import rules from '../../../../../games/zombies/text/en.ftl?raw';
import board from './en.ftl?raw';

export default [rules, board];
