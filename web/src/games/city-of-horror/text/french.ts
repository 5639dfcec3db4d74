import rules from '../../../../../games/city-of-horror/text/fr.ftl?raw';
import board from './fr.ftl?raw';

export default [rules, board];
