import rules from '../../../../../games/city-of-horror/text/en.ftl?later';
import board from './en.ftl?later';

export default [rules, board];
