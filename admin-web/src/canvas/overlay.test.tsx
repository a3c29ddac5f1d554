import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CanvasEntry, FromCanvas } from '../parts/page-canvas/messages';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { createCanvasStore } from './canvas-state';
import { Overlay } from './overlay';

const entry = (key: string, componentName: string): CanvasEntry => ({
  key,
  component: { type: 'Announcement', componentId: 1, data: { componentName, announcementText: 'Open' } },
});
const boxes = ['1', '2'].map((key, at) => ({ key, left: 50, top: 100 + at * 100, width: 600, height: 80 }));

/** What is above the page, with its first component selected. */
async function open(canEdit: boolean) {
  serveCalls({});
  const sent: FromCanvas['kind'][] = [];
  const store = createCanvasStore(({ kind }) => sent.push(kind));
  store.set({ entries: [entry('1', 'Hours'), entry('2', 'News')], selected: '1', canEdit });
  const [typing, waiting] = [{ beginAt: vi.fn() }, { add: vi.fn() }];
  renderScreen(
    <Overlay
      {...{ store, boxes, state: store.get(), isTyping: false }}
      {...{ typing: typing as never, waiting: waiting as never }}
    />,
  );
  const stops = await screen.findByRole('group', { name: 'Components on the page' });
  const stop = within(stops).getByRole('button', { name: /Hours/ });
  const point = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(point, { pageX: { value: 300 }, pageY: { value: 190 } });
  act(() => void document.documentElement.dispatchEvent(point));
  return { sent, store, stop, typing, waiting };
}

it('a draft has its tools and a place for something new on the page, and keys that change it [1:160] [1:76]', async () => {
  const { sent, stop, typing } = await open(true);
  expect(screen.getByRole('toolbar')).toBeTruthy();
  expect(document.querySelector('.handle')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add here' })).toBeTruthy();
  fireEvent.keyDown(stop, { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(stop, { key: 'd', ctrlKey: true });
  for (const key of ['h', 'Delete', 'Enter']) fireEvent.keyDown(stop, { key });
  expect(sent).toEqual(['move', 'duplicate', 'hide', 'delete']);
  expect(typing.beginAt).toHaveBeenCalledOnce();
});

it('a version that is no draft has neither on the page, and no key changes it [1:12] [1:162]', async () => {
  const { sent, store, stop, typing, waiting } = await open(false);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(document.querySelector('.handle')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add here' })).toBeNull();
  for (const key of ['ArrowDown', 'ArrowUp']) fireEvent.keyDown(stop, { key, altKey: true });
  fireEvent.keyDown(stop, { key: 'd', ctrlKey: true });
  for (const key of ['h', 'Delete', 'Enter']) fireEvent.keyDown(stop, { key });
  expect(sent).toEqual([]);
  expect(typing.beginAt).not.toHaveBeenCalled();
  expect(waiting.add).toHaveBeenCalledOnce();
  // It can be looked at.
  fireEvent.keyDown(stop, { key: 'ArrowDown' });
  expect(store.get().selected).toBe('2');
});
