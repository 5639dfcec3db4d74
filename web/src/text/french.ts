import shared from '../../../crates/cli/text/fr.ftl?shared';
import game from '../../../games/mall-of-horror/text/fr.ftl?raw';
import board from '../games/mall-of-horror/text/fr.ftl?raw';
import own from './fr.ftl?raw';

export default [shared, own, board, game];
