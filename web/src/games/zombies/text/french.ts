import rules from '../../../../../games/zombies/text/fr.ftl?raw';
import board from './fr.ftl?raw';

export default [rules, board];
