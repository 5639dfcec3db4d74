import rules from '../../../../../games/city-of-horror/text/fr.ftl?later';
import board from './fr.ftl?later';

export default [rules, board];
