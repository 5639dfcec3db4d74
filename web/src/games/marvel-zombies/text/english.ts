import rules from '../../../../../games/marvel-zombies/text/en.ftl?first&without=mission';
import board from './en.ftl?first';

export default [rules, board];
