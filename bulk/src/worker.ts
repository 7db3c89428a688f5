/** The further thread, if puzzles have a time limit: that of the plain command. */
import 'pencilmark-cli/worker';
