import rules from '../../../../../games/zombies/text/en.ftl?first';
import board from './en.ftl?first';

export default [rules, board];
