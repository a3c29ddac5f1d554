import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as notifications from './notify';
import { useShownOrder } from './use-shown-order';

const notifyError = vi.spyOn(notifications, 'notifyError').mockReturnValue(undefined);
afterEach(() => vi.clearAllMocks());

const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
const shownBy = (result: { current: ReturnType<typeof useShownOrder> }) =>
  result.current.shown.map(({ id }) => id);

it('shows the new order while it is being saved, and sends all ids [1:70] [1:76] [2:23] [2:38] [1:82] [1:160] [1:251] [1:254] [1:262] [2:182] [2:201]', async () => {
  const { promise, resolve } = deferred();
  const save = vi.fn(() => promise);
  const { result } = renderHook(() => useShownOrder(items, save));
  act(() => void result.current.move(0, 2));
  expect(save).toHaveBeenCalledWith([2, 3, 1]);
  expect(shownBy(result)).toEqual([2, 3, 1]);
  await act(async () => resolve());
  expect(result.current.isMoving).toBe(false);
});

it('keeps the saved order until the list that was read after it is rendered, and follows every later list [1:70] [1:76] [2:23] [2:38]', async () => {
  const { result, rerender } = renderHook(({ list }) => useShownOrder(list, async () => undefined), {
    initialProps: { list: items },
  });
  await act(() => result.current.move(0, 2));
  expect([shownBy(result), result.current.isMoving]).toEqual([[2, 3, 1], false]);
  const listed = (...ids: number[]) => rerender({ list: ids.map((id) => ({ id })) });
  for (const ids of [
    [2, 3, 1],
    [1, 2, 3],
    [3, 1, 2],
  ]) {
    listed(...ids);
    expect(shownBy(result)).toEqual(ids);
  }
});

it('saves one order after the other, only the last of those that wait, and builds each on the one before [1:70] [1:76] [2:23] [2:38]', async () => {
  const { promise, resolve } = deferred();
  const save = vi.fn((_ids: number[]) => promise);
  const { result } = renderHook(() => useShownOrder(items, save));
  const { now, arrange } = result.current;
  act(() => {
    for (let press = 0; press < 3; press += 1) void arrange([...now().slice(1), ...now().slice(0, 1)]);
  });
  expect(save.mock.calls).toEqual([[[2, 3, 1]]]);
  expect(shownBy(result)).toEqual([1, 2, 3]);
  await act(async () => resolve());
  expect(save.mock.calls).toEqual([[[2, 3, 1]], [[1, 2, 3]]]);
  expect(result.current.isMoving).toBe(false);
});

it('restores the order and says why when the save fails [1:70] [1:281] [2:249] [2:246] [1:76] [1:82] [2:23] [2:38]', async () => {
  const refused = new Error('no');
  const { result } = renderHook(() => useShownOrder(items, () => Promise.reject(refused)));
  await act(() => result.current.move(0, 1));
  expect(shownBy(result)).toEqual([1, 2, 3]);
  expect(notifyError).toHaveBeenCalledWith(refused);
});

it('saves nothing when nothing moves', async () => {
  const save = vi.fn(async () => undefined);
  const { result } = renderHook(() => useShownOrder(items, save));
  for (const [from, to] of [
    [1, 1],
    [0, -1],
    [2, 3],
  ] as const) {
    await act(() => result.current.move(from, to));
  }
  expect(save).not.toHaveBeenCalled();
});

it('shows an item that was added in between, and omits a deleted one', () => {
  const save = () => new Promise<void>(() => undefined);
  const { result, rerender } = renderHook(({ list }) => useShownOrder(list, save), {
    initialProps: { list: items },
  });
  act(() => void result.current.move(0, 2));
  rerender({ list: [...items, { id: 4 }] });
  expect(shownBy(result)).toEqual([1, 2, 3, 4]);
  rerender({ list: [{ id: 1 }, { id: 2 }] });
  expect(shownBy(result)).toEqual([2, 1]);
});
