import rules from '../../../../../games/marvel-zombies/text/en.ftl?later&without=mission';
import board from './en.ftl?later';

export default [rules, board];
