import type { PageComponent } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { useDeleteFromPage } from './use-delete-from-page';

const placed = (type: string) => ({ id: 31, componentId: 77, type, componentName: 'Intro' }) as PageComponent;

function Control({ type, onDone }: { type: string; onDone: (placement: PageComponent) => void }) {
  const ask = useDeleteFromPage(9, onDone);
  return (
    <button type="button" onClick={() => ask(placed(type))}>
      Away with it
    </button>
  );
}

it.each([
  {
    type: 'Carousel',
    title: 'Remove component Intro',
    question: 'Are you sure you want to remove this component from the page?',
    answer: 'Remove',
    call: 'removePlacement',
    input: { pageComponentId: '31' },
  },
  ...Object.entries({
    Announcement: 'Announcement',
    Blank: 'Blank',
    BannerContainer: 'Banner',
    ImageForm: 'Form',
    HtmlEditorColumns: 'Text Editor',
  }).map(([type, label]) => ({
    type,
    title: `Delete ${label} Intro`,
    question: 'Are you sure you want to delete this component and remove all associations to it?',
    answer: 'Delete component',
    call: `delete${type}`,
    input: { componentId: '77' },
  })),
])(
  '$title asks first, then makes its own call only [1:11] [1:164] [1:253] [1:261] [1:286] [2:158] [1:281]',
  async ({ type, title, question, answer, call, input }) => {
    const served = serveCalls({ [call]: { body: 'Deleted' } });
    const onDone = vi.fn();
    renderScreen(<Control type={type} onDone={onDone} />);
    for (const press of ['Cancel', answer]) {
      fireEvent.click(screen.getByRole('button', { name: 'Away with it' }));
      expect(await screen.findByText(question)).toBeTruthy();
      expect(served).toEqual([]);
      fireEvent.click(
        within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: press }),
      );
      await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    }
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(placed(type)));
    expect(served.map((one) => [one.call, one.input])).toEqual([[call, input]]);
  },
);
