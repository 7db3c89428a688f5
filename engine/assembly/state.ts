/**
 * Part one: the state, and where everything stands in linear memory.
 *
 * Eight search nodes are worked on at once. A vector of 128 bits has eight 16-bit lanes, and lane l of every
 * vector belongs to node l. There is one vector per cell; its lane is the set of digits the cell may still hold,
 * bit d−1 for digit d. So `v128.and` of two cells' vectors is eight set intersections, all nine digits at a time,
 * and no bit ever has to be moved within a lane. The whole state is about 2 kB and stays in the fastest cache.
 */

/** Nodes worked on at once. */
export const LANES: i32 = 8;
export const ALL_LANES: i32 = 255;
/** The set of all nine digits. */
export const ALL: i16 = 511;

/** Bytes of one vector, of one row of cells, of the nine flag vectors of a chute. */
export const VECTOR: usize = 16;
export const ROW: usize = 9 * VECTOR;
export const CHUTE: usize = 9 * VECTOR;

/** 81 vectors: the digits each cell may still hold. Cell 9·row + column. */
export const CELLS: usize = 0x400;
/** 27 vectors: the digits each minirow may still hold. Minirow 3·row + stack; so a band's nine stand together. */
export const MINIROWS: usize = 0x940;
/** 27 vectors: the same for minicolumns, 9·stack + 3·band + column in the stack; a stack's nine stand together. */
export const MINICOLUMNS: usize = 0xb00;
/** One vector: the sum of all 81 cells after the lane's previous pass. It falls until nothing changes any more. */
export const SUM: usize = 0xcc0;
/** 6 × 3 vectors: how many arrangements each digit has in each chute, as binary digits. */
export const ARRANGEMENTS: usize = 0xce0;
/** 8 × i32: which puzzle each lane works on. */
export const OWNER: usize = 0xe00;

/** 8 × i32: how many nodes are open on each lane's stack. */
export const OPEN: usize = 0xe20;

/** A stack per lane, newest node last. A node is 81 digit sets of 16 bits and, at OWNER_OF_NODE, its puzzle. */
export const STACK: usize = 0x1000;
export const NODE: usize = 176;
export const OWNER_OF_NODE: usize = 164;
export const STACK_NODES: i32 = 128;

/** Maximum number of puzzles handed in at once; their counts, their text, and the text of their solutions. */
export const CAPACITY: i32 = 4096;
export const COUNTS: usize = 0x30000;
export const INPUT: usize = 0x34000;
/** Guesses that each puzzle has taken. */
export const GUESSES: usize = 0x88000;
export const OUTPUT: usize = 0x90000;

/** In place of a count: a byte of the puzzle is neither a digit nor empty. */
export const MALFORMED: u32 = 0xffffffff;
/** In place of a count: the puzzle wanted more guesses, or more open nodes, than it is allowed. */
export const GIVEN_UP: u32 = 0xfffffffe;
