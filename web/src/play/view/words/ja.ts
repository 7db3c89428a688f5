import type { enView } from './en.ts';

export const jaView: typeof enView = { whole: '盤全体を表示', closer: 'セルを大きく表示' };
