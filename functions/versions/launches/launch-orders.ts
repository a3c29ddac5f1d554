import type { OrderRecord } from '../../core/entities/page';

/** Whether a menu order differs from the stored one. */
export function orderChanged(before: readonly OrderRecord[], order: OrderRecord): boolean {
  const stored = before.find(({ sk }) => sk === order.sk);
  return JSON.stringify(stored?.ids) !== JSON.stringify(order.ids);
}
