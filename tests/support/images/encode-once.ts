import { vi } from 'vitest';
import { encodeQuickly } from './quick-avif';
import { rememberCopies } from './remembered-copies';

encodeQuickly();
vi.mock(import('@galley/functions/image-widths/make-copies'), async (original) => {
  const module = await original();
  return { ...module, makeCopies: rememberCopies(module.makeCopies) };
});
