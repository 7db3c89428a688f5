/** The thread of a thread, where a puzzle has a limit: that of the plain command. */
import 'pencilmark-cli/worker';
