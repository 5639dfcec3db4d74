import rules from '../../../../../games/marvel-zombies/text/fr.ftl?later&without=mission';
import board from './fr.ftl?later';

export default [rules, board];
