import { pluralOf } from '@galley/shared/components/dictionary';
import type { PageComponent, VersionDifference } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createCanvasStore } from '../canvas/canvas-state';
import { FrameTools } from '../canvas/frame-tools';
import { nameOf as nameOnCanvas } from '../canvas/name-of';
import { PickedComponentPreview } from '../features/editor/canvas/picked-component-preview';
import { automaticName } from '../features/editor/inspector/automatic-name';
import { ComponentRow } from '../features/editor/outline/component-row';
import { ComponentTypes, RecentTypes } from '../features/editor/outline/component-types';
import { existingComponents } from '../features/editor/outline/existing-components';
import { useFoundSections } from '../features/editor/outline/saved-sections';
import { useDeleteFromPage } from '../features/editor/outline/use-delete-from-page';
import { ComponentComparison, nameOf as nameInComparison } from '../features/versions/component-comparison';
import { aboutOf } from '../parts/comments/comments-panel';
import { namedTypes, namesOfTypes, placedTypes } from '../test-support/names-of-types';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { SortableEntries } from '../ui/sortable-entry';
import { SortableFrame } from '../ui/sortable-frame';

/** Every place that shows the name of a type shows the one by which people know it, of each type. */

const nothing = () => undefined;
const types = namedTypes.map(({ type }) => type);
const called = (end: string) => namesOfTypes.map((name) => `${name}${end}`);
const words = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const entryOf = ({ id, type, componentId, componentName }: (typeof placedTypes)[number]) => ({
  key: String(id),
  component: { type, componentId, data: { componentName } } as never,
});

it('the types that can be added, and those that were used last, have their names [1:10] [1:11] [1:169]', () => {
  // Four are remembered.
  localStorage.setItem('galley-recent-components', 'ImageForm HtmlEditorColumns BannerContainer Blank');
  const choose = vi.fn();
  renderScreen(
    <>
      <ComponentTypes types={types} onChoose={choose} />
      <RecentTypes types={types} onChoose={choose} />
    </>,
  );
  const recent = screen.getByRole('region', { name: 'Recently used' });
  const again = within(recent).getAllByRole('button');
  const remembered = ['Form', 'Text Editor', 'Banner', 'Blank'];
  expect(words(again)).toEqual(remembered);
  expect(again.map((button) => button.getAttribute('aria-label'))).toEqual(
    remembered.map((name) => `Add another ${name}`),
  );
  const cards = screen.getAllByRole('button').filter((button) => !recent.contains(button));
  expect(cards.map((card) => card.querySelector('span + span')?.textContent)).toEqual(namesOfTypes);
  for (const card of cards) fireEvent.click(card);
  expect(choose.mock.calls.flat()).toEqual(types);
});

it('the components of a page are listed with the names of their types [1:11] [1:76] [1:160]', () => {
  const row = { whenShown: undefined, isReadOnly: false, isSelected: false, isFirst: false, isLast: false };
  const on = { onChoose: nothing, onAddAbove: nothing, onMove: nothing, onDuplicate: nothing };
  renderScreen(
    <SortableFrame noun="component" items={placedTypes} nameOf={() => 'Summer'} onMove={nothing}>
      <SortableEntries label="Components">
        {placedTypes.map((placement) => (
          <ComponentRow
            key={placement.id}
            placement={placement as unknown as PageComponent}
            {...{ ...row, ...on, onSaveSection: nothing, onDelete: nothing }}
            {...{ isHidden: false, onToggleHidden: nothing }}
          />
        ))}
      </SortableEntries>
    </SortableFrame>,
  );
  expect(words(screen.getAllByTitle('Summer'))).toEqual(namesOfTypes.map((name) => `Summer${name}`));
});

it('the question before a component is deleted names its type [1:11] [1:164] [1:286] [2:158] [1:10]', async () => {
  function Questions() {
    const ask = useDeleteFromPage(7, nothing);
    return placedTypes.map((placement) => (
      <button key={placement.id} type="button" onClick={() => ask(placement as unknown as PageComponent)}>
        {placement.type}
      </button>
    ));
  }
  serveCalls({});
  renderScreen(<Questions />);
  // The first five are those of the documents.
  for (const { type, name } of namedTypes.slice(0, 5)) {
    fireEvent.click(screen.getByRole('button', { name: type }));
    const asked = await screen.findByRole('dialog', { name: `Delete ${name} Summer` });
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('saved sections say of which type they are [1:11]', async () => {
  const saved = { savedBy: 0, savedAt: '2026-11-20T12:00:00.000Z', name: 'Summer' };
  function Found() {
    const { found, aboutOf: about } = useFoundSections('');
    return found.map((section) => <output key={section.savedSectionId}>{about(section)}</output>);
  }
  serveCalls({
    listSavedSections: { body: types.map((type, savedSectionId) => ({ ...saved, savedSectionId, type })) },
    getCompanyName: { body: { timeZone: 'UTC' } },
  });
  renderScreen(<Found />);
  await screen.findAllByText(/2026/);
  expect(words(screen.getAllByRole('status')).map((about) => about?.split(' · ')[0])).toEqual(namesOfTypes);
});

it('existing components are grouped by the names of their types [1:11] [1:169] [1:130]', () => {
  const rows = (at: number) => [{ id: 7_0001_0001 + at, componentName: 'Summer', versionId: 3 }];
  const all = Object.fromEntries(types.map((type, at) => [pluralOf(type), rows(at)]));
  const groups = existingComponents(all, types, []);
  expect(groups.map(({ group }) => group)).toEqual(namesOfTypes);
  expect(groups.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(
    types.map(() => 'Summer-V3'),
  );
});

it('what would be copied from another page is named by its type [1:11] [1:169] [1:259]', async () => {
  const data = { componentName: 'Summer', revision: 1, announcementText: 'Open', height: 40 };
  serveCalls({
    getCompanyName: { body: { timeZone: 'UTC' } },
    listForms: { body: [] },
    getAnnouncement: { body: data },
    getBlank: { body: data },
    getBannerContainer: { body: { bannerContainer: data, banners: [] } },
    getImageForm: { body: data },
    getHtmlEditorColumns: { body: { ...data, format: '4_4', borderStyle: 'none', column1: '' } },
  });
  const five = placedTypes.slice(0, 5);
  renderScreen(five.map((placement) => <PickedComponentPreview key={placement.id} {...placement} />));
  const titles = namesOfTypes.slice(0, 5).map((name) => `Preview of ${name} Summer`);
  await waitFor(() =>
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(titles),
  );
});

it('a comparison names the type of each component, and one without a name by its type [1:11] [2:81]', () => {
  const difference = (componentId: number, type: string, componentName: string) => {
    const place = { change: 'moved', isMoved: true, fromPlace: 1, toPlace: null };
    const data = { componentName };
    return { ...place, type, componentId, from: data, to: data } as unknown as VersionDifference;
  };
  serveCalls({});
  renderScreen(
    types.map((type, at) => <ComponentComparison key={type} difference={difference(at, type, 'Summer')} />),
  );
  const cards = screen.getAllByRole('region', { name: /^Summer: / });
  expect(cards.map((card) => card.querySelector('h2 + p')?.textContent)).toEqual(namesOfTypes);
  expect(types.map((type) => nameInComparison(difference(1, type, '')))).toEqual(namesOfTypes);
  expect(types.map((type) => nameInComparison(difference(1, type, 'Summer')))).toEqual(
    types.map(() => 'Summer'),
  );
});

it('comments name the type of the component that they are about [1:11]', () => {
  const about = placedTypes.map((placement) => aboutOf({ componentNumber: placement.id }, placement));
  expect(about).toEqual(called(' Summer'));
});

it('on the page, a component is named by its type, alone and with its own name [1:11] [1:160]', () => {
  const store = createCanvasStore(nothing);
  const box = { key: '1', left: 0, top: 100, width: 600, height: 80 };
  renderScreen(
    placedTypes.map((placement, index) => (
      <FrameTools
        key={placement.id}
        entry={entryOf(placement)}
        {...{ store, box, index, count: types.length, onMove: nothing, onHide: nothing, onDrag: nothing }}
      />
    )),
  );
  const toolbars = screen.getAllByRole('toolbar');
  expect(toolbars.map((bar) => bar.getAttribute('aria-label'))).toEqual(called(' Summer'));
  expect(toolbars.map((bar) => bar.querySelector('.name')?.textContent)).toEqual(namesOfTypes);
  expect(placedTypes.map((placement) => nameOnCanvas(entryOf(placement)))).toEqual(called(' Summer'));
});

it('a component that nobody has named is named as its type [1:11] [1:194]', () => {
  // What fits into a component name.
  const fitting = namedTypes.filter(({ name }) => name.length <= 15);
  expect(fitting.map(({ type }) => automaticName(type, {}))).toEqual(fitting.map(({ name }) => name));
});
