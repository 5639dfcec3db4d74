import rules from '../../../../../games/zombies/text/fr.ftl?later';
import board from './fr.ftl?later';

export default [rules, board];
