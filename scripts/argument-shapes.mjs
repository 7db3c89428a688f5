/** What the types of a function's parameters ask of its arguments, as the text of a `Shape` of the engine. */
import ts from 'typescript';

/** What people call a type, and where a value of it comes from. Others are named by their fields. */
const NAMES = {
  Puzzle: 'a puzzle, as createPuzzle or parsePuzzle makes it',
  Rules: 'a board with its rules, as a puzzle is',
  Geometry: 'a board, as classic9 or createGeometry makes it',
  ParsedPuzzle: 'a parsed puzzle: an object with puzzle, as parsePuzzle makes it',
  Position: 'a position, as createPosition makes it',
  PositionSource:
    'a puzzle, as createPuzzle or parsePuzzle makes it, with digits and candidates if there are any',
  Step: 'a step, as nextStep finds it',
  Symmetry: 'a symmetry, as randomSymmetry makes it',
  Random: 'a generator of random numbers, as createRandom makes it',
  Locale: 'a language, such as EN',
  Explanation: 'an explanation, as explain makes it',
  Result: 'a result, as parsePuzzle returns it',
  AnyResult: 'a result, as parsePuzzle returns it',
  Theme: 'a theme, as in THEMES',
  PuzzleData: 'a puzzle as plain data, as puzzleToData makes it',
};

/** Numbers with a meaning of their own, by the name that a signature gives them. */
const NAMED_VALUES = { Cell: 'cell', Digit: 'digit', DigitSet: 'whole', HouseIndex: 'whole' };

/** What functions return that read data from outside. */
const RESULT = /^(Any)?Result$/;

/** Longer lists of words are checked where they are used. */
const MOST_WORDS = 80;
/** An object within another is looked into if it is small, and no deeper. */
const MOST_FIELDS = 8;

/** Reads types into shapes, as text; those with a name become constants, so that each stands in a bundle once. */
export class Shapes {
  #checker;
  #constants = new Map();

  constructor(checker) {
    this.#checker = checker;
  }

  signatureOf(signatures) {
    const [longest] = [...signatures].sort((a, b) => b.parameters.length - a.parameters.length);
    const isReader = RESULT.test(nameOf(longest.getReturnType()) ?? '');
    return longest.parameters.flatMap((parameter, at) => {
      const all = signatures.map(({ parameters }) => parameters[at]).filter(Boolean);
      const isOptional = all.length < signatures.length || all.some(isLeftOut);
      const isRest = Boolean(parameter.valueDeclaration?.dotDotDotToken);
      const shape = either(all.map((one) => this.shapeOfParameter(one, isRest, isReader)));
      const name = isRest
        ? `...${parameter.name}`
        : `${wordFor(this.#checker, parameter)}${isOptional ? '?' : ''}`;
      return [quoted(name), shape];
    });
  }

  shapeOfParameter(parameter, isRest, isReader) {
    const declaration = parameter.valueDeclaration;
    const named = numberOf(declaration?.type);
    if (named?.endsWith('s') && isReader) return quoted('list');
    if (named) return quoted(named);
    const all = this.#checker.getTypeOfSymbol(parameter);
    const type = isLeftOut(parameter) ? this.#checker.getNonNullableType(all) : all;
    if (isRest) return this.shapeOf(this.elementOf(type), 0, new Set());
    // What reads data from outside answers with a result that says what is wrong within it.
    const isData = isReader && type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    if (isData && !NAMES[nameOf(type)])
      return quoted(this.elementOf(type) || type.getNumberIndexType() ? 'list' : 'object');
    return this.shapeOf(type, 0, new Set());
  }

  shapeOf(type, depth, above) {
    if (type.isTypeParameter()) {
      const constraint = this.#checker.getBaseConstraintOfType(type);
      return constraint ? this.shapeOf(constraint, depth, above) : quoted('any');
    }
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return quoted('any');
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) return quoted('none');
    if (type.flags & ts.TypeFlags.BooleanLiteral) return quoted(this.#checker.typeToString(type));
    if (type.flags & ts.TypeFlags.BooleanLike) return quoted('flag');
    if (type.isUnion()) return this.shapeOfUnion(type, depth, above);
    if (type.isStringLiteral()) return wordsOf([type.value]);
    if (type.flags & ts.TypeFlags.StringLike) return quoted('text');
    if (type.flags & ts.TypeFlags.NumberLike) return quoted('number');
    return this.shapeOfObject(type, depth, above);
  }

  shapeOfUnion(type, depth, above) {
    const words = type.types.filter((one) => one.isStringLiteral());
    const objects = type.types.filter(
      (one) =>
        one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
        !this.elementOf(one) &&
        one.getCallSignatures().length === 0,
    );
    const shapes = type.types
      .filter((one) => !one.isStringLiteral() && !(objects.length > 3 && objects.includes(one)))
      .map((one) => this.shapeOf(one, depth, above));
    if (words.length > MOST_WORDS) shapes.push(quoted('text'));
    else if (words.length > 0) shapes.push(wordsOf(words.map(({ value }) => value)));
    // Rules, evidence, events: one of many forms, told apart by a field that all of them have.
    if (objects.length > 3) shapes.push(this.shapeOfForms(objects, type, depth, above));
    return either(shapes, NAMES[nameOf(type)]);
  }

  shapeOfForms(objects, union, depth) {
    const [first, ...others] = objects;
    const common = first
      .getProperties()
      .filter((field) => others.every((one) => one.getProperty(field.name)));
    if (depth > 1 || common.length === 0) return quoted('object');
    const fields = common.filter(({ name }) => ['kind', 'form', 'type'].includes(name));
    const name = nameOf(union) ?? nameOf(first);
    return this.described(
      name,
      fields.map(({ name: field }) => [field, wordsOf(objects.map((one) => this.literalOf(one, field)))]),
    );
  }

  shapeOfObject(type, depth, above) {
    if (type.getCallSignatures().length > 0) return quoted('function');
    const element = this.elementOf(type);
    if (element) {
      const inner = depth > 1 ? quoted('any') : this.shapeOf(element, depth + 1, above);
      return inner === quoted('any') ? quoted('list') : `{ list: ${inner} }`;
    }
    const symbol = type.aliasSymbol ?? type.getSymbol();
    if (symbol && isOfPlatform(symbol))
      return shapeOfPlatform(symbol.name, () => this.yieldedBy(type, depth, above));
    if (type.getNumberIndexType()) return quoted('list');
    const properties = type.getProperties();
    if (properties.length === 0 || depth > 1 || above.has(type)) return quoted('object');
    if (depth === 1 && properties.length > MOST_FIELDS && !NAMES[nameOf(type)]) return quoted('object');
    const within = new Set([...above, type]);
    const asked = depth === 0 ? properties : properties.filter((field) => !isLeftOut(field));
    const fields = asked.map((field) => {
      const isOptional = isLeftOut(field);
      const all = this.#checker.getTypeOfSymbol(field);
      const type = isOptional ? this.#checker.getNonNullableType(all) : all;
      const own = this.fieldNumber(field) ?? this.shapeOf(type, depth + 1, within);
      return [`${field.name}${isOptional ? '?' : ''}`, own];
    });
    const name = nameOf(type);
    const text = this.described(name, fields);
    return depth === 0 && name && !type.aliasTypeArguments ? this.constantOf(name, text) : text;
  }

  literalOf(type, field) {
    return this.#checker.getTypeOfSymbol(type.getProperty(field)).value;
  }

  /** Numbers with a meaning of their own keep it in fields, too. */
  fieldNumber(field) {
    const named = numberOf(field.valueDeclaration?.type);
    return named && quoted(named);
  }

  described(name, fields) {
    const listed = fields.filter(([field]) => !field.endsWith('?')).map(([field]) => field);
    const what =
      NAMES[name] ?? (listed.length > 0 ? `an object with ${listed.slice(0, 6).join(', ')}` : 'an object');
    return `{ what: ${quoted(what)}, fields: { ${fields.map(([field, shape]) => `${quoted(field)}: ${shape}`).join(', ')} } }`;
  }

  constantOf(name, text) {
    let key = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();
    while (this.#constants.has(key) && this.#constants.get(key) !== text) key += '_';
    this.#constants.set(key, text);
    return key;
  }

  elementOf(type) {
    if (this.#checker.isTupleType(type)) return this.#checker.getTypeArguments(type)[0];
    return this.#checker.isArrayType(type) ? this.#checker.getTypeArguments(type)[0] : undefined;
  }

  /** An iterable of the platform, by what it yields; a text is one, too, and counts if it yields texts. */
  yieldedBy(type, depth, above) {
    const [yielded] = type.target ? this.#checker.getTypeArguments(type) : (type.aliasTypeArguments ?? []);
    const each = `{ each: ${yielded ? this.shapeOf(yielded, depth + 1, above) : quoted('any')} }`;
    const isOfTexts = yielded && this.#checker.isTypeAssignableTo(this.#checker.getStringType(), yielded);
    return isOfTexts ? either([each, quoted('text')]) : each;
  }

  /** The constants that a signature uses. */
  namesIn(signature) {
    const names = signature.flatMap((text) => text.match(/(?<![\w'])[A-Z][A-Z0-9_]*(?![\w'])/g) ?? []);
    return names.filter((name) => this.#constants.has(name));
  }

  /** The constants, each by name. */
  rows() {
    return [...this.#constants].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

function shapeOfPlatform(name, yielded) {
  if (/^(Async)?(Iterable|Iterator|Generator|IterableIterator)|^ReadableStream$/.test(name)) return yielded();
  if (/Array(Like)?$|^ArrayBufferView$/.test(name))
    return name === 'ArrayLike' ? quoted('list') : `{ named: ${quoted(name)} }`;
  const plain = name.replace(/^Readonly(?=Map$|Set$)/, '');
  if (['Record', 'Partial', 'Pick', 'Omit', 'Readonly', 'Required'].includes(plain)) return quoted('object');
  return `{ named: ${quoted(plain)} }`;
}

function isOfPlatform(symbol) {
  return (symbol.declarations ?? []).some((one) =>
    /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName),
  );
}

/** A parameter that is taken apart has no name, and goes by that of its type. */
export function wordFor(checker, parameter) {
  if (!parameter.name.startsWith('__')) return parameter.name;
  const name = nameOf(checker.getTypeOfSymbol(parameter)) ?? 'argument';
  return name[0].toLowerCase() + name.slice(1);
}

export function isLeftOut(symbol) {
  const declaration = symbol.valueDeclaration;
  return Boolean(
    symbol.flags & ts.SymbolFlags.Optional || declaration?.questionToken || declaration?.initializer,
  );
}

/** A type by which a signature names digits or cells, since to the compiler they are numbers. */
function numberOf(node) {
  if (!node) return undefined;
  const text = node
    .getText()
    .replace(/^readonly /, '')
    .replace(/ \| undefined$/, '');
  if (/^(Digits|Digit\[\]|ArrayLike<Digit>)$/.test(text)) return 'digits';
  if (/^(Cell\[\]|ArrayLike<Cell>)$/.test(text)) return 'cells';
  return ts.isTypeReferenceNode(node) ? NAMED_VALUES[text] : undefined;
}

function nameOf(type) {
  const name = (type.aliasSymbol ?? type.getSymbol())?.name;
  return name && !name.startsWith('__') ? name : undefined;
}

function wordsOf(words) {
  if (words.some((word) => typeof word !== 'string')) return quoted('text');
  return `{ words: [${[...new Set(words)].sort().map(quoted).join(', ')}] }`;
}

/** In an order of their own: that of the compiler depends on what it has read before. */
function either(shapes, what) {
  const different = [...new Set(shapes)].sort();
  if (['true', 'false'].every((one) => different.includes(quoted(one))))
    return either([quoted('flag'), ...different.filter((one) => !/^'(true|false)'$/.test(one))], what);
  if (different.includes("'any'")) return "'any'";
  return different.length === 1
    ? different[0]
    : `{ ${what ? `what: ${quoted(what)}, ` : ''}either: [${different.join(', ')}] }`;
}

function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
