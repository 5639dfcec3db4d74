import rules from '../../../../../games/mall-of-horror/text/fr.ftl?raw';
import board from './fr.ftl?raw';

export default [rules, board];
