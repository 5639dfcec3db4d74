export { default } from '../../../../../games/marvel-zombies/text/fr.ftl?only=mission';
