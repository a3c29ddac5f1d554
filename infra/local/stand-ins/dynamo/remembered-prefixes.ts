interface Keys {
  hashPrefix(hashKey: string, hashType: string, ...range: unknown[]): string;
  toRangeStr(piece: string, type: string): string;
  traverseKey(
    table: unknown,
    schema: unknown,
    visit: (name: string, type: string, isHash: boolean) => void,
  ): void;
  createKey(item: Record<string, Record<string, string>>, table: object, schema?: unknown): string;
}

const mostRemembered = 5_000;

/**
 * Caches the MD5 prefix that dynalite computes for a partition: the same few are needed several times in each
 * call.
 */
export function rememberPrefixes(db: Keys): void {
  const prefixOf = db.hashPrefix;
  const known = new Map<string, string>();
  db.hashPrefix = (hashKey, hashType, ...range) => {
    if (hashType !== 'S' || range.length > 0) return prefixOf(hashKey, hashType, ...range);
    const remembered = known.get(hashKey);
    if (remembered !== undefined) return remembered;
    const prefix = prefixOf(hashKey, hashType);
    if (known.size >= mostRemembered) known.clear();
    known.set(hashKey, prefix);
    return prefix;
  };
  // The same as dynalite's own, which would call the original prefix function.
  db.createKey = (item, table, schema = (table as { KeySchema: unknown }).KeySchema) => {
    let key = '';
    db.traverseKey(table, schema, (name, type, isHash) => {
      const piece = item[name]?.[type] as string;
      key += `${isHash ? `${db.hashPrefix(piece, type)}/` : ''}${db.toRangeStr(piece, type)}/`;
    });
    return key;
  };
}
