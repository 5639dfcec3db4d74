import rules from '../../../../../games/mall-of-horror/text/en.ftl?later';
import board from './en.ftl?later';

export default [rules, board];
