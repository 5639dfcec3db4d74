import rules from '../../../../../games/marvel-zombies/text/fr.ftl?without=mission';
import board from './fr.ftl?raw';

export default [rules, board];
