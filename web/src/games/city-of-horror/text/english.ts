import rules from '../../../../../games/city-of-horror/text/en.ftl?raw';
import board from './en.ftl?raw';

export default [rules, board];
