// dynalite has no types. These are the parts of its internal modules that dynalite-engine.ts calls.
declare module 'dynalite/actions/*.js' {
  const action: (
    store: unknown,
    data: unknown,
    answer: (error: unknown, output?: Record<string, unknown>) => void,
  ) => void;
  export default action;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes(data: unknown, types: unknown): Record<string, unknown>;
    validateAttributeValue(value: Record<string, unknown>): string | undefined;
    checkValidations(data: unknown, types: unknown, custom: unknown, store: unknown): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*.js' {
  const validation: { types: unknown; custom?: unknown };
  export default validation;
}

declare module 'dynalite/db/index.js' {
  const db: Parameters<typeof import('./remembered-prefixes').rememberPrefixes>[0] & {
    mapPaths(paths: unknown[], item: unknown): Record<string, Record<string, unknown>>;
    validateKeyPaths(nestedPaths: unknown, table: unknown): Error | null | undefined;
    validateKey(key: unknown, table: unknown): Error | null | undefined;
    validateItem(item: unknown, table: unknown): Error | null | undefined;
    checkConditional(data: unknown, item: unknown): Error | null | undefined;
    validationError(message: string): Error;
  };
  export default db;
}

declare module 'dynalite/db/*Parser.js' {
  const parser: import('./remembered-expressions').ExpressionParser;
  export default parser;
}
