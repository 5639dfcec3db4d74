import rules from '../../../../../games/city-of-horror/text/en.ftl?first';
import board from './en.ftl?first';

export default [rules, board];
