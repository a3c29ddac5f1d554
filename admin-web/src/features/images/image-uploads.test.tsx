import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { ImageManagementScreen } from './image-management-screen';

/** A fake of the request with which the browser uploads, since it reports progress. */
class FakeRequest {
  static sent: FormData[] = [];
  static answers: { status: number; body: unknown }[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  status = 0;
  response = '';
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  send(body: FormData) {
    FakeRequest.sent.push(body);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const { status, body: answer } = FakeRequest.answers.shift() ?? { status: 200, body: 9 };
    this.status = status;
    this.response = JSON.stringify(answer);
    setTimeout(() => this.onload?.(), 0);
  }
}

describe('uploading', () => {
  beforeEach(() => {
    FakeRequest.sent = [];
    FakeRequest.answers = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 701, height: 388, close: () => undefined }));
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  const drop = (...files: File[]) => {
    const event = new Event('drop', { cancelable: true }) as Event & { dataTransfer?: unknown };
    event.dataTransfer = { types: ['Files'], files, items: [] };
    fireEvent(window, event);
  };
  const png = (name: string) => new File(['a small picture'], name, { type: 'image/png' });

  it('accepts files that are dropped anywhere, and says why one is rejected [1:31] [2:30] [2:113] [2:116] [2:214] [2:111] [2:266]', async () => {
    serveCalls({ listImages: { body: [] } });
    renderScreen(<ImageManagementScreen />);
    drop(png('winter-harbour.png'), new File(['<svg/>'], 'plan.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText(/Export the drawing as PNG or WebP/)).toBeTruthy();
    const card = screen.getByRole('listitem', { name: 'winter-harbour.png' });
    expect(await within(card).findByText('701 × 388 pixels')).toBeTruthy();
    for (const badge of ['Slideshow', 'General']) expect(within(card).getByText(badge)).toBeTruthy();
    expect([...card.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      ...['Natural size', '701 × 388 pixels', 'Raw size', '1 KB'],
      ...['Compressed', '1 KB', 'Savings', 'none, it is small already'],
    ]);
    expect(within(card).getByAltText('Preview of winter-harbour.png').getAttribute('src')).toBe(
      'blob:preview',
    );
    const description = within(card).getByLabelText<HTMLInputElement>(/Image Description/);
    expect(description.value).toBe('winter harbour');
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Uploaded', { selector: '[role=status]' })).toBeTruthy();
    expect(FakeRequest.sent).toHaveLength(1);
    expect(Object.fromEntries(FakeRequest.sent[0] as FormData)).toMatchObject({
      imageDescription: 'winter harbour',
      imageName: 'winter-harbour.png',
      image: expect.any(File),
    });
  });

  it('requires a description and sends nothing without one [2:145] [2:114] [2:214] [2:143] [2:111]', async () => {
    serveCalls({ listImages: { body: [] } });
    renderScreen(<ImageManagementScreen />);
    drop(png('winter-harbour.png'), png('IMG_2041.png'));
    await waitFor(() => expect(screen.getAllByText('none, it is small already')).toHaveLength(2));
    const undescribed = within(screen.getByRole('listitem', { name: 'IMG_2041.png' }));
    fireEvent.change(undescribed.getByLabelText(/Image Description/), { target: { value: ' ' } });
    const chooses = () => screen.queryByRole('button', { name: 'Choose images' });
    expect(chooses(), 'until the dialog is closed or reset').toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Upload 2 images' }));
    expect(await undescribed.findByText('You must provide an image description.')).toBeTruthy();
    expect(FakeRequest.sent).toEqual([]);
    expect(chooses()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(chooses()).toBeTruthy();
    expect(screen.queryByRole('listitem', { name: 'IMG_2041.png' })).toBeNull();
    // So it does where the dialog was closed and is opened again.
    drop(png('IMG_2041.png'));
    await screen.findByText('none, it is small already');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'IMG_2041.png' })).toBeNull());
    fireEvent.click(screen.getAllByRole('button', { name: 'Upload images' })[0] as HTMLElement);
    await waitFor(() => expect(chooses()).toBeTruthy());
  });

  it('keeps a rejected file with everything that was typed [2:214] [2:249] [2:246]', async () => {
    serveCalls({ listImages: { body: [] } });
    FakeRequest.answers = [{ status: 400, body: { message: 'This image is damaged or cut off.' } }];
    renderScreen(<ImageManagementScreen />);
    drop(png('winter-harbour.png'));
    await screen.findByText('none, it is small already');
    fireEvent.change(screen.getByLabelText('Alt Text'), { target: { value: 'Snow on the pier' } });
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('This image is damaged or cut off.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Alt Text')).value).toBe('Snow on the pier');
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Uploaded', { selector: '[role=status]' })).toBeTruthy();
  });
});
