import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen';
import { UploadDialog } from './upload-dialog';
import { useUploads } from './use-uploads';

const sent: FormData[] = [];

/** A fake of the request with which the browser uploads. */
class FakeRequest {
  upload = {};
  onload?: () => void;
  status = 200;
  response = '9';
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  send(body: FormData) {
    sent.push(body);
    setTimeout(() => this.onload?.(), 0);
  }
}

/** Compresses every picture to a third. */
class FakeWorker {
  onmessage?: (event: { data: { compressed: Blob } }) => void;
  terminate() {}
  postMessage() {
    setTimeout(() => this.onmessage?.({ data: { compressed: new Blob(['x'.repeat(1_024)]) } }), 0);
  }
}

function Uploading({ file }: { file: File }) {
  const uploads = useUploads();
  return (
    <>
      <button type="button" onClick={() => uploads.choose([file])}>
        Choose it
      </button>
      <UploadDialog opened uploads={uploads} onClose={() => undefined} onSent={() => undefined} />
    </>
  );
}

it('shows a picture before and after it is compressed, with the badges of what is stored, and sends that [2:111] [2:112] [2:113] [2:116] [2:214] [2:266]', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('Worker', FakeWorker);
  const sizes = (blob: Blob) =>
    blob.size > 2_000 ? { width: 2_804, height: 1_552 } : { width: 701, height: 388 };
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => ({ ...sizes(blob), close: () => undefined }));
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  renderScreen(<Uploading file={new File(['x'.repeat(3_072)], 'old-pier.png', { type: 'image/png' })} />);
  fireEvent.click(screen.getByText('Choose it'));
  const card = await screen.findByLabelText('old-pier.png');
  await within(card).findByText('67%');
  expect([...card.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    ...['Natural size', '2804 × 1552 pixels', 'Raw size', '3 KB'],
    ...['Compressed', '1 KB, 701 × 388 pixels', 'Savings', '67%'],
  ]);
  expect([...card.querySelectorAll('.mantine-Badge-label')].map(({ textContent }) => textContent)).toEqual([
    ...['Slideshow', 'General'],
  ]);
  fireEvent.click(screen.getByText('Upload'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { image, ...texts } = Object.fromEntries(sent[0] as FormData) as { image: File };
  expect(image.size).toBe(1_024);
  expect(texts).toMatchObject({ imageDescription: 'old pier', imageName: 'old-pier.png' });
});
