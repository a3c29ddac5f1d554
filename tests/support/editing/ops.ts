import fc from 'fast-check';
import type { Loss } from './wire';

/** One action; `at` and `to` select among the components that exist then. */
export type Op =
  | { does: 'type'; at: number; isHeld: boolean }
  | { does: 'move'; at: number; to: number }
  | { does: 'insert' | 'duplicate' | 'hide' | 'delete' | 'elsewhere'; at: number }
  | { does: 'undo' | 'redo' | 'save' | 'mine' | 'theirs' | 'connect' }
  | { does: 'lose'; loss: Loss };

const place = fc.nat(5);
const plain = (...does: ('undo' | 'redo' | 'save' | 'mine' | 'theirs' | 'connect')[]) =>
  fc.constantFrom(...does).map((one): Op => ({ does: one }));
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('type' as const), at: place, isHeld: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move' as const), at: place, to: place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('insert' as const, 'duplicate' as const, 'hide' as const, 'delete' as const),
      at: place,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('elsewhere' as const), at: place }) },
  { weight: 5, arbitrary: plain('undo', 'redo') },
  { weight: 5, arbitrary: plain('save', 'connect', 'mine', 'theirs') },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('lose' as const),
      loss: fc.constantFrom<Loss>('before', 'after'),
    }),
  },
);
export const ops = fc.array(op, { minLength: 1, maxLength: 6 });
