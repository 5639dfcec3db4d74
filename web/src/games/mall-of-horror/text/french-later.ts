import rules from '../../../../../games/mall-of-horror/text/fr.ftl?later';
import board from './fr.ftl?later';

export default [rules, board];
