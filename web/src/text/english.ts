import shared from '../../../crates/terminal/text/en.ftl?shared';
import own from './en.ftl?first';

export default [shared, own];
