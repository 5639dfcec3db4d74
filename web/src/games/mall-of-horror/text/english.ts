import rules from '../../../../../games/mall-of-horror/text/en.ftl?first';
import board from './en.ftl?first';

export default [rules, board];
