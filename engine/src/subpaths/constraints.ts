/**
 * Rules beyond houses. Importing this path is what makes a bundle able to check and solve them; formats bring them
 * along, and so does the main path outside a bundle.
 */
import '../solve/constrained/lanes/provide.ts';
export * from './constraint-rules.ts';
