import rules from '../../../../../games/mall-of-horror/text/en.ftl?raw';
import board from './en.ftl?raw';

export default [rules, board];
