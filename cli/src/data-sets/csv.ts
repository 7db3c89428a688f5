/** The rows of a table with a heading. A quoted value may contain commas, line ends, and quotes, which are doubled. */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const [names = [], ...lines] = recordsOf(text);
  return lines.map((values) => Object.fromEntries(names.map((name, k) => [name, values[k] ?? ''])));
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) throw new Error(`Record ${records.length + 1} of the table is not CSV.`);
    const [, inQuotes, plain, end] = found;
    record.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') record.push('');
    records.push(record);
    record = [];
  }
  return records;
}

/** One line of values, without its line end. */
export function csvLine(values: readonly (string | number)[]): string {
  return values.map(quoted).join(',');
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
