import rules from '../../../../../games/zombies/text/fr.ftl?first';
import board from './fr.ftl?first';

export default [rules, board];
