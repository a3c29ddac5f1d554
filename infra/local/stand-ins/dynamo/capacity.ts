/**
 * Capacity units by AWS's published rules: 4 KB per read unit, 1 KB per write unit, double in a transaction.
 */

export type ReadMode = 'eventual' | 'strong' | 'transactional';

const readFactors: Record<ReadMode, number> = { eventual: 0.5, strong: 1, transactional: 2 };

/** A read that finds nothing costs as much as the smallest item. */
export function readUnits(bytes: number, mode: ReadMode): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * readFactors[mode];
}

/** A write costs the larger of the sizes before and after it. */
export function writeUnits(bytesBefore: number, bytesAfter: number, isTransactional = false): number {
  const bytes = Math.max(bytesBefore, bytesAfter);
  return Math.max(1, Math.ceil(bytes / 1024)) * (isTransactional ? 2 : 1);
}

interface Units {
  read: number;
  write: number;
}

/** Adds up the capacity that one operation uses, by table. */
export class CapacityMeter {
  private readonly tables = new Map<string, Units>();

  addRead(table: string, units: number): void {
    this.of(table).read += units;
  }

  addWrite(table: string, units: number): void {
    this.of(table).write += units;
  }

  get total(): number {
    return [...this.tables.values()].reduce((sum, units) => sum + units.read + units.write, 0);
  }

  /** The part of a response with `ConsumedCapacity`, one entry per table; empty when it was not requested. */
  report(wanted: unknown, isTransactional = false): { ConsumedCapacity?: Record<string, unknown>[] } {
    if (wanted !== 'TOTAL' && wanted !== 'INDEXES') return {};
    const ConsumedCapacity = [...this.tables].map(([TableName, { read, write }]) => {
      const units = {
        CapacityUnits: read + write,
        ...(isTransactional && { ReadCapacityUnits: read, WriteCapacityUnits: write }),
      };
      return { TableName, ...units, ...(wanted === 'INDEXES' && { Table: units }) };
    });
    return { ConsumedCapacity };
  }

  private of(table: string): Units {
    const units = this.tables.get(table) ?? { read: 0, write: 0 };
    this.tables.set(table, units);
    return units;
  }
}
