/**
 * Reports too many or too large files before they are sent: the server would only notice after the upload.
 */
import { mostSentBytes } from '@galley/shared/sent-file-messages';

function setUp(form: HTMLFormElement) {
  form.addEventListener('change', () => {
    let bytes = 0;
    for (const input of form.querySelectorAll<HTMLInputElement>('[type=file]')) {
      const { many, large, most } = input.dataset as Record<string, string>;
      const files = [...(input.files as FileList)];
      for (const { size } of files) bytes += size;
      const isTooLarge = files[0] && bytes > mostSentBytes;
      input.setCustomValidity((files.length > Number(most) ? many : isTooLarge && large) || '');
    }
  });
}

export function start(): void {
  document.querySelectorAll<HTMLFormElement>('[enctype]').forEach(setUp);
}
