import shared from '../../../crates/terminal/text/fr.ftl?shared';
import own from './fr.ftl?first';

export default [shared, own];
