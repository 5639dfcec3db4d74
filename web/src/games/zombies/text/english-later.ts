import rules from '../../../../../games/zombies/text/en.ftl?later';
import board from './en.ftl?later';

export default [rules, board];
