import rules from '../../../../../games/marvel-zombies/text/en.ftl?without=mission';
import board from './en.ftl?raw';

export default [rules, board];
