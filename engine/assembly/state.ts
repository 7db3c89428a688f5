// Part one: the state. Where everything stands in linear memory.
export const LANES: i32 = 8;
export const ALL: i32 = 511;

// The candidates: 81 vectors, cell-major. Lane l of vector c is the digit set of cell c in node l.
export const CELLS: usize = 0x400; // 81 x 16
export const ROW_BYTES: usize = 144;
// Digits each minirow (3 row + stack) or minicolumn may still hold.
export const MINIROWS: usize = 0x940; // 27 x 16
export const MINICOLS: usize = 0xb00; // 27 x 16
export const SCRATCH: usize = 0xcc0; // 9 x 16
export const SUM: usize = 0xd60; // 16
export const OWNER: usize = 0xd80; // 8 x i32: the puzzle each lane works on
export const STACK: usize = 0x1000;
export const NODE_BYTES: usize = 176;
export const STACK_NODES: i32 = 1024;
export const COUNTS: usize = 0x30000;
export const CHUNK: i32 = 4096;
export const INPUT: usize = 0x34000;
export const STRIDE_MAX: i32 = 96;
export const OUTPUT: usize = 0x94000;
// Marks in place of a count.
export const MALFORMED: u32 = 0xffffffff;
export const GIVEN_UP: u32 = 0xfffffffe;
