/** Lists of objects in bits: grouped by kind, field by field. */
import { type BitCode, bounded, counted, damage, exactly, flag, within } from './share-bits.ts';
import { type AnyColumn, type Column, integers } from './share-columns.ts';

type Thing = Readonly<Record<string, unknown>>;

/** The columns of objects, by field name. */
type Columns = Readonly<Record<string, AnyColumn>>;

/**
 * Objects with these fields, in this order. The number of columns is written too: fields added at the end later are
 * missing in older links, and a field that the reader does not know counts as damage.
 */
export function objects(columns: Columns): Column<Thing> {
  const names = Object.keys(columns);
  return (length) => ({
    write: (sink, things) => {
      const used = names.findLastIndex((name) => things.some((thing) => thing[name] !== undefined)) + 1;
      WIDTH.write(sink, used);
      for (const name of names.slice(0, used)) {
        const has = things.map((thing) => thing[name] !== undefined);
        const values = things.flatMap((thing) => (thing[name] === undefined ? [] : [thing[name]]));
        presence(length).write(sink, has);
        columns[name](values.length).write(sink, values as never);
      }
    },
    read: (source) => {
      const used = WIDTH.read(source);
      if (used > names.length) return damage(source, []);
      const things = Array.from({ length }, (): Record<string, unknown> => ({}));
      for (const name of names.slice(0, used)) {
        const has = presence(length).read(source);
        const holders = things.filter((_, index) => has[index]);
        const values = columns[name](holders.length).read(source);
        if (source.isDamaged) return [];
        for (const [index, holder] of holders.entries()) holder[name] = values[index];
      }
      return things;
    },
  });
}

const WIDTH = counted(1);

/** Which of the objects have a field: mostly all, or none. */
function presence(length: number): BitCode<readonly boolean[]> {
  const each = exactly(flag, length);
  const one = flag;
  return {
    write: (sink, has) => {
      const isMixed = new Set(has).size > 1;
      one.write(sink, isMixed || undefined);
      if (isMixed)
        each.write(sink, has.map((is) => is || undefined)); // oxfmt-ignore
      else one.write(sink, has[0] || undefined);
    },
    read: (source) => {
      if (one.read(source)) return each.read(source).map((is) => is === true);
      return new Array<boolean>(length).fill(one.read(source) === true);
    },
  };
}

/** Objects with the same fields, whatever their names. */
export interface Part {
  /** Never changes. */
  readonly code: number;
  readonly names: readonly string[];
  readonly columns: Column<Thing>;
}

/** Objects of several kinds in their order; the field `tag` names the kind of each. */
export function mixed(tag: string, parts: readonly Part[]): Column<Thing> {
  const partOf = (thing: Thing): number =>
    parts.findIndex(({ names }) => names.includes(thing[tag] as string));
  return (length) => ({
    write: (sink, things) => {
      if (length === 0) return;
      const all = things.map(partOf);
      const used = [...new Set(all)];
      COUNT.write(sink, used.length - 1);
      for (const part of used) CODE.write(sink, parts[part].code);
      runsCode(used.length, length).write(
        sink,
        all.map((part) => used.indexOf(part)),
      );
      for (const part of used) {
        const own = things.filter((_, index) => all[index] === part);
        named(tag, parts[part])(own.length).write(sink, own);
      }
    },
    read: (source) => {
      if (length === 0) return [];
      const kinds = COUNT.read(source) + 1;
      if (kinds > parts.length) return damage(source, []);
      const codes = exactly(CODE, kinds).read(source);
      const used = codes.map((code) => parts.find((part) => part.code === code) ?? damage(source, parts[0]));
      const order = runsCode(used.length, length).read(source);
      if (source.isDamaged) return [];
      const own = used.map((part, index) => {
        const count = order.filter((each) => each === index).length;
        return source.isDamaged ? [] : named(tag, part)(count).read(source);
      });
      if (source.isDamaged) return [];
      const next = own.map(() => 0);
      return order.map((index) => own[index][next[index]++]);
    },
  });
}

const COUNT = counted(0);
const CODE = counted(6);

/** Objects with the name of their kind, which is not written if there is only one. */
function named(tag: string, { names, columns }: Part): Column<Thing> {
  const name = bounded(0, names.length - 1);
  return (length) => ({
    write: (sink, things) => {
      for (const thing of things) name.write(sink, names.indexOf(thing[tag] as string));
      columns(length).write(sink, things);
    },
    read: (source) => {
      const own = exactly(name, length).read(source);
      const things = columns(length).read(source);
      return source.isDamaged ? [] : things.map((thing, index) => ({ [tag]: names[own[index]], ...thing }));
    },
  });
}

/** The kind of each object, as runs of the same kind; empty if there is only one kind. */
function runsCode(kinds: number, length: number): BitCode<readonly number[]> {
  const kind = bounded(0, Math.max(0, kinds - 1));
  return {
    write: (sink, order) => {
      if (kinds === 1) return;
      const starts = order.flatMap((each, at) => (at > 0 && order[at - 1] === each ? [] : [at]));
      RUNS.write(sink, starts.length);
      exactly(kind, starts.length).write(
        sink,
        starts.map((at) => order[at]),
      );
      integers(starts.length).write(
        sink,
        starts.map((at, run) => (starts[run + 1] ?? length) - at),
      );
    },
    read: (source) => {
      if (kinds === 1) return new Array<number>(length).fill(0);
      const runs = within(source, RUNS.read(source));
      const own = exactly(kind, runs).read(source);
      const lengths = integers(runs).read(source);
      const isWhole = lengths.every((each) => each > 0) && lengths.reduce((a, b) => a + b, 0) === length;
      if (!isWhole || source.isDamaged) return damage(source, []);
      return own.flatMap((each, run) => new Array<number>(lengths[run]).fill(each));
    },
  };
}

const RUNS = counted(2);
