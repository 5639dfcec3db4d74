import shared from '../../../crates/cli/text/en.ftl?shared';
import game from '../../../games/mall-of-horror/text/en.ftl?raw';
import board from '../games/mall-of-horror/text/en.ftl?raw';
import own from './en.ftl?raw';

export default [shared, own, board, game];
