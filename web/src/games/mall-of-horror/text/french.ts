import rules from '../../../../../games/mall-of-horror/text/fr.ftl?first';
import board from './fr.ftl?first';

export default [rules, board];
