import { createEvent, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CanvasEntry, FromCanvas } from '../parts/page-canvas/messages';
import { createCanvasStore } from './canvas-state';
import { listenToPage } from './listen-to-page';

const empty = {
  ...{ kicker: '', heading: '', text: '', buttonText: '', buttonLink: '' },
  ...{ side: 'start' as const, shape: 'natural' as const },
};
const entry = (key: string, picture: string): CanvasEntry => ({
  key,
  component: { type: 'PictureText', componentId: 1, data: { ...empty, componentName: key, picture } },
});

beforeEach(() => {
  document.body.innerHTML = `<div id="host"></div><main>
    <section><img data-galley-field="picture" src="/a.png"><p data-galley-field="text">Words</p></section>
    <section><p>The picture is missing here.</p></section>
  </main>`;
});

// Other files' tests share the document.
afterEach(() => document.body.replaceChildren());

/** A page of two components, the second of which lacks its picture; what it tells the editor. */
function open(canEdit: boolean) {
  const sent: FromCanvas['kind'][] = [];
  const pictures: string[] = [];
  const store = createCanvasStore((message) => {
    sent.push(message.kind);
    if (message.kind === 'pickImage') pictures.push(message.imageUrl);
  });
  const holder = document.querySelector('main');
  store.set({ holder, canEdit, entries: [entry('1', '/a.png'), entry('2', '')] });
  const typing = { get: () => undefined, begin: vi.fn(), end: vi.fn(), flush: vi.fn(), givePicture: vi.fn() };
  const waiting = { isWaiting: () => false, isHandingOver: () => false, add: vi.fn(), clicked: vi.fn() };
  const host = document.querySelector('#host') as HTMLElement;
  onTestFinished(listenToPage({ store, typing: typing as never, waiting: waiting as never }, host));
  const [picture, text] = ['img', 'p'].map((name) => document.querySelector(name) as HTMLElement);
  const missing = document.querySelectorAll('p')[1] as HTMLElement;
  if (!picture || !text) throw new Error('The page has no picture.');
  return { sent, pictures, typing, places: [picture, text, missing], picture };
}

/** Drags a picture of the disk over an element and drops it. Returns what the pointer shows over it. */
function drop(target: HTMLElement): string {
  const transfer = { files: [new File(['x'], 'quay.png')], types: ['Files'], dropEffect: 'unset' };
  for (const name of ['dragOver', 'drop'] as const) {
    const event = createEvent[name](target, { dataTransfer: transfer });
    fireEvent(target, event);
    // The browser would open the file instead of the editor.
    expect(event.defaultPrevented).toBe(true);
  }
  return transfer.dropEffect;
}
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true });

it('a draft takes a picture that is dropped, opens the picker for a click on one, and undoes and redoes [1:160]', () => {
  const { sent, pictures, typing, places, picture } = open(true);
  expect(places.map(drop)).toEqual(['copy', 'copy', 'copy']);
  expect(sent).toEqual(['select', 'givePicture', 'select', 'givePicture']);
  expect(typing.givePicture).toHaveBeenCalledOnce();
  sent.length = 0;
  fireEvent.click(picture);
  press('z');
  press('z', true);
  press('y');
  expect(sent).toEqual(['select', 'pickImage', 'key', 'key', 'key']);
  expect(pictures, 'the one that is chosen there').toEqual(['/a.png']);
});

it('a version that is no draft takes no picture, opens no picker and undoes nothing; a click selects [1:12] [1:162]', () => {
  const { sent, typing, places } = open(false);
  expect(places.map(drop)).toEqual(['none', 'none', 'none']);
  press('z');
  press('z', true);
  press('y');
  expect(sent).toEqual([]);
  for (const place of places) fireEvent.click(place);
  fireEvent.click(places[0] as HTMLElement);
  expect(sent).toEqual(['select', 'select', 'select']);
  for (const changed of [typing.begin, typing.givePicture, typing.flush])
    expect(changed).not.toHaveBeenCalled();
});
