/** The ids of rows that are selected. */
export type Selected = ReadonlySet<string>;

export function selectedOf(ids: Iterable<string>): Selected {
  return new Set(ids);
}

/** The selection with a row toggled. */
export function turned(selected: Selected, id: string): Selected {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
