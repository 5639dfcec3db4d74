export { default } from '../../../../../games/marvel-zombies/text/en.ftl?only=mission';
