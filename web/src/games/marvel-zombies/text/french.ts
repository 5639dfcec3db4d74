import rules from '../../../../../games/marvel-zombies/text/fr.ftl?first&without=mission';
import board from './fr.ftl?first';

export default [rules, board];
